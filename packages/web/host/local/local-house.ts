import { isRefusal, load, type Seat, seat } from '@tavolo/kernel';
import {
  isRefused,
  type PersonId,
  type Refused,
  readRecordAbout,
  refused,
  type TableSummary,
} from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';
import { type Entry, MemoryTables, storyOf, type TableHost, Tables } from '@tavolo/table';
import { nameOn } from '../../table/players.ts';
import type { SeatPlan, Setup } from '../setup.ts';
import type { ToldRecord } from '../told-record.ts';
import { groundOn } from './ground.ts';
import { IndexedTables } from './indexed-tables.ts';
import { randomKey } from './random-key.ts';
import { Visit, type VisitLine } from './visit.ts';

/** Whoever sits before this browser: on tables of its own there is nobody to tell them from. */
const me = 'me' as PersonId; // branded where it is made

/** The tables of this browser, which need no server; guided games lie apart from them. */
export class LocalHouse {
  readonly #kept = tablesIn('tavolo');
  readonly #lessons = tablesIn('tavolo-lessons');

  /** Opens a table, seats everybody and starts. */
  async open({ game, options, pace, seats, name, seed }: Setup): Promise<string | Refused> {
    const tables = await (seed === null ? this.#kept : this.#lessons);
    const when = Date.now();
    const seated = seats.flatMap((plan, place) => seatedBy(plan, seat(`seat-${place + 1}`), { name, when }));
    const started: Entry = { is: 'started', when, seed: seed ?? randomKey() };
    return tables.open({ game, options, pace, seats: seats.length }, me, [...seated, started]);
  }

  async list(): Promise<readonly TableSummary[]> {
    return (await this.#kept).of(me);
  }

  /** Guided games that have been begun. */
  async lessons(): Promise<readonly TableSummary[]> {
    return (await this.#lessons).of(me);
  }

  /** The story of a match from its record, which may come from anywhere. */
  story(record: unknown): ToldRecord | Refused {
    const id = typeof record === 'object' && record !== null && 'game' in record ? record.game : null;
    const box = typeof id === 'string' ? boxOf(id) : null;
    if (box === null) return refused(id === null ? 'not-a-record' : 'unknown-game');
    const loaded = load(box.game, record);
    if (isRefusal(loaded)) return loaded;
    const { match, isResumed } = loaded;
    const about = readRecordAbout(record);
    const seats = match.beginning.seats.map((one) => ({
      seat: one,
      name: (about === null ? null : nameOn(about.players, one)) ?? one,
    }));
    const story = storyOf({ game: box.game.id, match, onlooker: 'spectator', seats, isWhole: true });
    return { story, opened: about?.opened ?? null, isResumed };
  }

  /** Serves a line, as a server would a socket. */
  connect(line: VisitLine): void {
    const visit = new Visit(me, line, (key) => this.#find(key));
    line.onmessage = ({ data }) => visit.receive(data);
  }

  /** Puts away the tables where nobody is and nothing goes on. */
  async putAwayIdle(): Promise<void> {
    for (const tables of [this.#lessons, this.#kept]) await (await tables).unloadIdle();
  }

  async #find(key: string): Promise<TableHost | Refused> {
    const lesson = await (await this.#lessons).find({ by: 'table', key });
    return isRefused(lesson) ? (await this.#kept).find({ by: 'table', key }) : lesson;
  }
}

/** A browser that lets nothing be kept still plays, as long as the page is open. */
const tablesIn = (database: string): Promise<Tables> =>
  IndexedTables.open(database).then(
    (store) => new Tables(groundOn(store)),
    () => new Tables(groundOn(new MemoryTables())),
  );

/** People who share the screen each sit under their own name; a seat for a remote friend makes no sense here. */
function seatedBy(
  plan: SeatPlan,
  place: Seat,
  { name, when }: { readonly name: string; readonly when: number },
): readonly Entry[] {
  switch (plan.is) {
    case 'me':
      return [{ is: 'sat', when, seat: place, person: me, name }];
    case 'here':
      return [{ is: 'sat', when, seat: place, person: me, name: plan.name }];
    case 'bot':
      return [{ is: 'bot', when, seat: place, bot: plan.bot }];
    case 'friend':
      return [{ is: 'bot', when, seat: place, bot: 'greedy' }];
  }
}
