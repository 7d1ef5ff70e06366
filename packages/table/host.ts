import { RuleBug } from '@tavolo/kernel';
import {
  type Door,
  type Invitation,
  type News,
  type PersonId,
  type Refused,
  refused,
  type TableId,
  type TablePhase,
  type Wish,
} from '@tavolo/protocol';
import { Audience, type Guest, isMember, tell } from './audience.ts';
import { type BotOutcome, BotSeats, enactBot, waysOf } from './bot-seats.ts';
import type { Entry } from './entry.ts';
import type { Ground, Opener } from './ground.ts';
import { rematchOf } from './rematch.ts';
import { type Renaming, rename } from './renaming.ts';
import { type QueryWish, replyTo } from './replies.ts';
import { invitationTo, summaryOf } from './shown.ts';
import { Stories } from './stories.ts';
import { Table } from './table.ts';
import { type ChangingWish, grant } from './wishes.ts';

/** A snapshot of the table is kept after this many entries, and whenever a match starts or ends. */
const keepEvery = 40;

/**
 * A table being served. Wishes are granted one after the other; each is durable before anybody is told. What could not
 * be stored did not happen: the table is read from the store again.
 */
export class TableHost {
  readonly #ground: Ground;
  readonly #opener: Opener;
  readonly #audience = new Audience();
  readonly #bots: BotSeats;
  readonly #stories = new Stories();
  #table: Table;
  #kept: { readonly at: number; readonly phase: TablePhase } = { at: 0, phase: 'gathering' };
  /** Guests who have arrived and are waiting until what is being stored is stored. */
  readonly #coming = new Set<Guest>();
  #isUnsure = false;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;

  constructor(table: Table, ground: Ground, opener: Opener) {
    this.#table = table;
    this.#ground = ground;
    this.#opener = opener;
    this.#bots = new BotSeats(ground, {
      enqueue: (task) => this.#enqueue(task),
      hear: (outcome) => this.#botDecides(outcome),
    });
    this.#bots.wake(table);
  }

  get id(): TableId {
    return this.#table.state.opening.table;
  }

  get invitation(): Invitation {
    return invitationTo(this.#table);
  }

  /** Whether nobody is here and nothing is going on. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#queued === 0 && !this.#bots.areThinking;
  }

  /** Lets a guest in, in their turn, through a door that leads here, or says why not. */
  join(guest: Guest, by: Door['by']): Refused | null {
    if (by === 'table' && !isMember(this.#table, guest.person)) return refused('not-at-this-table');
    this.#coming.add(guest);
    this.#enqueue(() => this.#welcome(guest, by === 'invite'));
    return null;
  }

  /** A guest who leaves is told nothing more; the others are told when its turn comes. */
  leave(guest: Guest): void {
    this.#coming.delete(guest);
    if (!this.#audience.dismiss(guest)) return;
    this.#enqueue(async () => {
      if (await this.#isSure()) this.#audience.publish(this.#table);
    });
  }

  /** Grants a wish when those before it are done. The guest gets what was asked for, `done` or `refused`, with its number. */
  wish(guest: Guest, number: number, wish: Wish): void {
    this.#enqueue(async () => {
      if (!(await this.#isSure())) return tell(guest, refusedNews(number, refused('storage-failed')));
      if (wish.is === 'hint' || wish.is === 'story' || wish.is === 'record')
        return this.#reply(guest, number, wish);
      const refusal = await this.#fulfil(guest, wish);
      tell(guest, refusal === null ? { is: 'done', wish: number } : refusedNews(number, refusal));
    });
  }

  /** Gives somebody's seats their new name, when the wishes so far are done. */
  rename(renaming: Renaming): Promise<void> {
    this.#enqueue(async () => {
      await this.#change((table) => rename(table, renaming));
    });
    return this.#queue;
  }

  /** Resolves when every wish so far is done. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Resolves when every wish so far is done and a snapshot of the table is kept, which newer rules can read too. */
  rest(): Promise<void> {
    this.#enqueue(() => this.#keepIf(this.#table.entries > this.#kept.at));
    return this.#queue;
  }

  #enqueue(task: () => Promise<void>): void {
    this.#queued++;
    this.#queue = this.#queue
      .then(task)
      .catch((cause: unknown) => this.#report('a task failed', cause))
      .finally(() => {
        this.#queued--;
      });
  }

  async #welcome(guest: Guest, isInvited: boolean): Promise<void> {
    const isSure = await this.#isSure();
    if (!this.#coming.delete(guest)) return; // they have left again
    if (isSure) this.#audience.welcome(guest, this.#table, isInvited);
    else tell(guest, refusedNews(null, refused('storage-failed')));
  }

  /** Whether the table matches what is stored; if that was in doubt, it is read again. */
  async #isSure(): Promise<boolean> {
    return !this.#isUnsure || this.#reload();
  }

  #reply(guest: Guest, number: number, asking: QueryWish): void {
    const failed = (cause: unknown): void => {
      this.#report(`a ${asking.is} failed`, cause);
      tell(guest, refusedNews(number, refused('rule-failed')));
    };
    try {
      const { thinker } = this.#ground;
      const reply = replyTo(this.#table, { person: guest.person, number }, asking, {
        thinker,
        stories: this.#stories,
      });
      // Thinking takes a while; the table carries on in the meantime.
      if (reply instanceof Promise) reply.then((news) => tell(guest, news), failed);
      else tell(guest, 'refused' in reply ? refusedNews(number, reply) : reply);
    } catch (cause) {
      failed(cause);
    }
  }

  async #fulfil(guest: Guest, wish: Exclude<Wish, QueryWish>): Promise<Refused | null> {
    if (wish.is === 'ping') return null;
    if (wish.is === 'rematch') return this.#rematch(guest.person);
    return this.#change((table) => this.#granted(table, guest, wish));
  }

  #granted(table: Table, guest: Guest, wish: ChangingWish): readonly Entry[] | Refused {
    const audience = this.#audience;
    const by = { person: guest.person, name: guest.name, maySit: audience.maySit(guest, table) };
    const { seed, now } = this.#ground;
    const moment = {
      when: now(),
      // Few wishes need it.
      get here() {
        return audience.here;
      },
      seed,
    };
    return grant(table, by, wish, moment);
  }

  /** Changes the table, stores the change and tells everybody; or does none of it. */
  async #change(make: (table: Table) => readonly Entry[] | Refused): Promise<Refused | null> {
    if (!(await this.#isSure())) return refused('storage-failed');
    const before = this.#table.entries;
    let entries: readonly Entry[] | Refused;
    try {
      entries = make(this.#table);
    } catch (cause) {
      this.#report('a rule failed', cause);
      // After a rule's bug the match is as it was before; after any other, only the store knows the state of the table.
      if (!(cause instanceof RuleBug)) await this.#reload();
      return refused('rule-failed');
    }
    if ('refused' in entries) return entries;
    return entries.length === 0 ? null : this.#store(before, entries);
  }

  async #store(before: number, entries: readonly Entry[]): Promise<Refused | null> {
    try {
      const stored = await this.#ground.store.append(this.id, before, entries, summaryOf(this.#table));
      if (stored === 'stale') {
        await this.#reload();
        return refused('stale');
      }
    } catch (cause) {
      this.#report('an entry could not be stored', cause);
      await this.#reload();
      return refused('storage-failed');
    }
    this.#audience.publish(this.#table);
    this.#bots.wake(this.#table);
    await this.#keepNowAndThen();
    return null;
  }

  #keepNowAndThen(): Promise<void> {
    const { entries, state } = this.#table;
    return this.#keepIf(entries - this.#kept.at >= keepEvery || state.phase !== this.#kept.phase);
  }

  async #keepIf(isTime: boolean): Promise<void> {
    const { entries, state } = this.#table;
    if (!isTime || this.#isUnsure) return;
    try {
      await this.#ground.store.keep(this.id, this.#table.keep());
      this.#kept = { at: entries, phase: state.phase };
    } catch (cause) {
      this.#report('a snapshot of the table could not be kept', cause); // all entries are stored: nothing is lost
    }
  }

  /** Reads the table from the store again; returns whether that was possible. */
  async #reload(): Promise<boolean> {
    try {
      const stored = await this.#ground.store.load(this.id);
      if (stored === 'unknown') throw new Error('the store does not know the table');
      this.#table = Table.restore(stored);
      this.#isUnsure = false;
    } catch (cause) {
      this.#isUnsure = true;
      this.#report('the table could not be read again', cause);
      return false;
    }
    this.#audience.republish(this.#table);
    this.#bots.wake(this.#table);
    return true;
  }

  /** Makes a bot's decision. If none of the ways works, it is tried again when something at the table has changed. */
  async #botDecides(outcome: BotOutcome): Promise<void> {
    if (outcome.is === 'failure') this.#report('a bot gave no answer', outcome.cause);
    for (const way of waysOf(outcome)) {
      const refusal = await this.#change((table) => enactBot(table, outcome, way, this.#ground.now()));
      if (refusal === null) return;
      // The table moved on while the bot was thinking, or was read again: there may be another decision to make.
      if (refusal.refused === 'stale' || refusal.refused === 'storage-failed')
        return this.#bots.wake(this.#table);
      if (refusal.refused !== 'rule-failed') this.#report("a bot's answer was refused", refusal);
    }
  }

  /** Opens a table for the same people, once. */
  async #rematch(person: PersonId | null): Promise<Refused | null> {
    const { state } = this.#table;
    if (!isMember(this.#table, person)) return refused('not-at-this-table');
    if (state.phase !== 'over') return refused('not-over');
    if (state.rematch !== null) return null;
    if (state.undo !== null) return refused('undo-request-open'); // the match may not be over after all
    const when = this.#ground.now();
    const opening = this.#rematchOpening(when);
    if (opening === null) return refused('rule-failed');
    const table = await this.#opener(...opening).catch((cause: unknown) =>
      this.#report('a rematch could not be opened', cause),
    );
    if (table === undefined) return refused('storage-failed');
    const entry: Entry = { is: 'rematched', when, table };
    return this.#change((changed) => {
      changed.apply(entry);
      return [entry];
    });
  }

  /** What the next table is opened with; `null`: the game could not say what is handed on. */
  #rematchOpening(when: number): ReturnType<typeof rematchOf> | null {
    try {
      return rematchOf(this.#table, when, this.#ground.seed());
    } catch (cause) {
      this.#report('a rule failed on a rematch', cause);
      return null;
    }
  }

  #report(what: string, cause: unknown): void {
    this.#ground.report({ table: this.id, what, cause });
  }
}

const refusedNews = (wish: number | null, { refused: name, detail }: Refused): News =>
  detail === undefined ? { is: 'refused', wish, name } : { is: 'refused', wish, name, detail };
