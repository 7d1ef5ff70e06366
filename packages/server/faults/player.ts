import { isDeepStrictEqual } from 'node:util';
import { type Chance, thinkingChance } from '@tavolo/kernel';
import {
  encode,
  type News,
  type RefusalName,
  type TablePlace,
  type TableShown,
  type Wish,
} from '@tavolo/protocol';
import { Habits, preparation, type Sitting } from './habits.ts';
import type { LastShown, Ledger, Once, SentAnswer } from './ledger.ts';
import { type Ear, Line } from './line.ts';
import type { Identity } from './people.ts';
import { type MatchSoFar, Shown } from './shown.ts';

/** Where people play, and what is remembered of it. */
export type House = {
  readonly host: string;
  readonly seed: string;
  /** How long somebody thinks at most, in milliseconds. */
  readonly thinkingTime: number;
  readonly ledger: Ledger;
  /** Since when the server listens, by `performance.now()`; `null`: it does not. */
  listeningSince(): number | null;
};

/** A wish that has had no reply yet. */
type Pending = {
  readonly number: number;
  readonly wish: Wish;
  readonly answer: SentAnswer | null;
  readonly once: Once | null;
  /** Whether it was sent again after the line had dropped. */
  isAgain: boolean;
};

/** What somebody was looking at when the line dropped. */
type Before = { readonly seen: MatchSoFar; readonly undone: number };

/** Refusals that are nobody's fault: somebody else was faster, or the first attempt had counted. */
const expected: { readonly [wish in Wish['is']]?: readonly RefusalName[] } = {
  answer: ['stale', 'match-over'],
  undo: ['past-a-barrier', 'others-have-decided', 'nothing-to-undo', 'match-over'],
  start: ['already-started'],
};

/**
 * A scripted person. When the line drops, they come back and send an answer that was not acknowledged again, exactly as
 * it was. Other wishes name no decision and are not sent again: what is shown then says what comes next.
 */
export class Player implements Ear {
  readonly identity: Identity;
  readonly #house: House;
  readonly #line: Line;
  readonly #chance: Chance;
  readonly #shown = new Shown();
  #habits: Habits;
  #sitting: Sitting | null = null;
  #isIn = false;
  #pending: Pending | null = null;
  #before: Before | null = null;
  #last: LastShown | null = null;
  #thinking: NodeJS.Timeout | null = null;
  #wishes = 0;
  #openSince = 0;
  #lookouts: (() => void)[] = [];

  constructor(house: House, identity: Identity) {
    this.identity = identity;
    this.#house = house;
    this.#chance = thinkingChance(`${house.seed} ${identity.person}`);
    this.#habits = new Habits(this.#chance);
    this.#line = new Line(house.host, identity.cookie, this);
  }

  /** Comes to a table and plays there. */
  joinTable(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#habits = new Habits(this.#chance);
    this.#last = null;
    this.#before = null;
    this.#isIn = false;
    this.#shown.forget();
    if (this.#line.isOpen) this.#join(sitting);
  }

  /** The place at the table, once it is told. */
  placed(): Promise<TablePlace> {
    return this.#until(() => this.#shown.place);
  }

  /** What was shown last, once the match is over. */
  played(): Promise<LastShown> {
    return this.#until(() => this.#last);
  }

  leave(): void {
    this.#line.end();
    if (this.#thinking !== null) clearTimeout(this.#thinking);
  }

  opened(): void {
    this.#openSince = performance.now();
    if (this.#sitting === null) return;
    this.#join(this.#sitting);
    if (this.#pending === null) return;
    this.#pending.isAgain = true;
    this.#line.say(encode({ is: 'wish', ...this.#pending }));
  }

  dropped(): void {
    const seen = this.#own;
    if (this.#isIn && seen !== null) this.#before = { seen, undone: undoneIn(this.#shown.table) };
    this.#isIn = false;
    this.#shown.forget();
    if (this.#pending?.answer === null) this.#pending = null;
  }

  rejected(reason: string): void {
    this.#complain(`the line was closed: ${reason}`);
  }

  hear(news: News): void {
    // News of a table that was left is of no interest.
    if (!this.#isIn) this.#isIn = news.is === 'table' && news.table.id === this.#sitting?.table;
    if (!this.#isIn) {
      if (news.is === 'refused') this.#complain(`not let in: ${news.name}`);
      return;
    }
    if (!this.#shown.hear(news)) this.#complain(`${news.is} does not make sense`);
    if (news.is === 'sight' && news.onlooker === this.#sitting?.seat) this.#comeBack(news);
    if ('wish' in news && news.wish === this.#pending?.number) this.#settle(this.#pending, news);
    for (const look of this.#lookouts) look();
    this.#think();
  }

  #join({ door, table, seat }: Sitting): void {
    const isSeated = this.#before !== null || this.#own !== null || this.#pending?.answer?.seat === seat;
    this.#line.say(encode({ is: 'join', door: isSeated ? { by: 'table', key: table } : door }));
  }

  get #own(): MatchSoFar | null {
    return this.#sitting === null ? null : (this.#shown.seen.get(this.#sitting.seat) ?? null);
  }

  #think(): void {
    if (this.#thinking !== null || this.#pending !== null || this.#last !== null) return;
    this.#thinking = setTimeout(
      () => {
        this.#thinking = null;
        this.#act();
      },
      this.#chance.below(this.#house.thinkingTime + 1),
    );
  }

  #act(): void {
    if (!this.#isIn || this.#pending !== null || this.#last !== null || !this.#line.isOpen) return;
    const wish = this.#nextWish();
    if (wish !== null) this.#send(wish);
  }

  #nextWish(): Wish | null {
    const { table, place } = this.#shown;
    if (this.#sitting === null || table === null || place === null) return null;
    if (table.phase === 'gathering') return preparation(this.#sitting, table, place);
    // When the record comes, all news before it has come.
    if (table.phase === 'over') return { is: 'record' };
    return this.#own === null ? null : this.#habits.move(this.#sitting.seat, this.#own);
  }

  #send(wish: Wish): void {
    this.#wishes += 1;
    const pending = { number: this.#wishes, wish, ...this.#remember(wish), isAgain: false };
    this.#pending = pending;
    this.#line.say(encode({ is: 'wish', ...pending }));
  }

  #remember(wish: Wish): Pick<Pending, 'answer' | 'once'> {
    const { ledger } = this.#house;
    const table = this.#sitting?.table;
    if (table === undefined) return { answer: null, once: null };
    if (wish.is === 'answer') {
      const answer = { table, seat: wish.seat, decision: wish.decision, picked: wish.picked };
      ledger.send(answer);
      return { answer, once: null };
    }
    if (wish.is !== 'undo' && wish.is !== 'say') return { answer: null, once: null };
    const once = { table, text: wish.is === 'undo' ? wish.seat : wish.text, isDone: false };
    (wish.is === 'undo' ? ledger.undos : ledger.said).push(once);
    return { answer: null, once };
  }

  #settle({ wish, answer, once, isAgain }: Pending, news: News): void {
    this.#pending = null;
    if (news.is === 'record') this.#finish();
    if (news.is === 'done' && once !== null) once.isDone = true;
    if (news.is === 'done' && answer !== null) this.#house.ledger.settle(answer, 'done');
    if (news.is !== 'refused') return;
    if (answer !== null) this.#house.ledger.settle(answer, isAgain ? 'unsure' : 'refused');
    if (expected[wish.is]?.includes(news.name) !== true) this.#complain(`${wish.is} refused: ${news.name}`);
  }

  #finish(): void {
    const { table } = this.#shown;
    const seen = this.#own;
    if (this.#sitting === null || table === null || seen === null) return;
    const { seat } = this.#sitting;
    this.#last = { table: table.id, person: this.identity.person, seat, shown: table, seen };
  }

  /** The match is shown again after the line had dropped: is it the same, and how long did that take? */
  #comeBack({ sight, told }: Extract<News, { is: 'sight' }>): void {
    const before = this.#before;
    this.#before = null;
    if (before === null) return;
    const { ledger } = this.#house;
    const now = performance.now();
    const sinceListening = now - (this.#house.listeningSince() ?? now);
    const [asked, asks] = [before.seen.sight, sight].map(({ question }) => question?.decision ?? null);
    const times = { sinceListening, sinceOpen: now - this.#openSince };
    ledger.returns.push({ ...times, wasAsked: asked !== null, isSame: asked === asks });
    const inFlight = this.#pending?.answer ?? null;
    if (inFlight !== null) ledger.inFlight[inFlight.decision === asks ? 'notStored' : 'stored'] += 1;
    if (before.undone !== undoneIn(this.#shown.table)) return;
    const isAllThere = isDeepStrictEqual(told.slice(0, before.seen.told.length), before.seen.told);
    if (!isAllThere) this.#complain('what was shown is gone');
    const isUntouched = sight.answered === before.seen.sight.answered;
    if (isUntouched && !isDeepStrictEqual(sight, before.seen.sight)) this.#complain('another match is shown');
  }

  #until<T>(look: () => T | null): Promise<T> {
    return new Promise((resolve) => {
      const lookout = () => {
        const found = look();
        if (found === null) return;
        this.#lookouts = this.#lookouts.filter((other) => other !== lookout);
        resolve(found);
      };
      this.#lookouts.push(lookout);
      lookout();
    });
  }

  #complain(what: string): void {
    const { table, seat } = this.#sitting ?? {};
    this.#house.ledger.troubles.push(`${table} ${seat}: ${what}`);
  }
}

const undoneIn = (table: TableShown | null): number =>
  table?.notes.filter(({ is }) => is === 'undone').length ?? 0;
