import { type Seat, type Stream, seat, thinkingChance } from '@tavolo/kernel';
import { type Door, isRefused, type TableId } from '@tavolo/protocol';
import {
  type Ground,
  MemoryTables,
  type Problem,
  type TableHost,
  Tables,
  type Thinker,
  think,
  type WantedTable,
} from '../index.ts';
import { answerTo, personOf, sit, Visitor } from './visitor.ts';

export const [one, two, three, four] = ['seat-1', 'seat-2', 'seat-3', 'seat-4'].map(seat) as [
  Seat,
  Seat,
  Seat,
  Seat,
]; // as many as were named

const gauntlet = 'gauntlet-of-fools';

/** Thinks at once, and really. */
export const thoughtful: Thinker = {
  think: async (job) => think(job, () => true),
  consider: async () => [{ picked: ['go-on'], visits: 1, worth: 0.5 }],
};

/** Thinks at once and not much: it picks at random, whatever its strength. */
export const quick: Thinker = {
  ...thoughtful,
  think: async (job) => think({ ...job, strength: 'random' }, () => true),
};

/** Never comes to an end. */
export const pensive: Thinker = {
  think: () => new Promise(() => {}),
  consider: () => new Promise(() => {}),
};

/** What tables stand on in tests: memory, a clock that is set by hand, and keys that are counted. */
export class House {
  readonly problems: Problem[] = [];
  /** Keys to be given before those that are counted. */
  readonly keys: string[] = [];
  /** Seeds of matches to be given before those that are counted. */
  readonly seeds: string[] = [];
  readonly ground: Ground;
  readonly tables: Tables;
  clock = 1_000;
  #given = 0;

  constructor(given: Partial<Pick<Ground, 'store' | 'thinker' | 'wait'>> = {}) {
    this.ground = {
      store: new MemoryTables(),
      thinker: pensive,
      now: () => this.clock,
      key: () => this.keys.shift() ?? this.#key(),
      seed: () => this.seeds.shift() ?? this.#key(),
      botPause: 0,
      wait: async () => {},
      report: (problem) => this.problems.push(problem),
      ...given,
    };
    this.tables = new Tables(this.ground);
  }

  #key(): string {
    this.#given++;
    return `unguessable-${this.#given}`;
  }

  async opens(wanted: Partial<WantedTable> = {}): Promise<TableId> {
    const table: WantedTable = { game: gauntlet, options: {}, seats: 3, pace: 'live', ...wanted };
    const id = await this.tables.open(table, personOf('ana'));
    if (isRefused(id)) throw new Error(`no table: ${id.refused}`);
    return id;
  }

  async finds(door: Door): Promise<TableHost> {
    const host = await this.tables.find(door);
    if (isRefused(host)) throw new Error(`no table: ${host.refused}`);
    return host;
  }

  async stored(table: TableId) {
    const stored = await this.ground.store.load(table);
    if (stored === 'unknown') throw new Error('no such table');
    return stored;
  }
}

/** An open table, and its owner Ana, who has no seat yet. */
export async function opened(house = new House(), wanted: Partial<WantedTable> = {}) {
  const id = await house.opens(wanted);
  const host = await house.finds({ by: 'table', key: id });
  const ana = new Visitor('ana');
  await ana.enters(host, 'table');
  /** Lets somebody come by the invitation, or by another door. */
  const comes = async (name: string, by: Door['by'] = 'invite'): Promise<Visitor> => {
    const visitor = new Visitor(name);
    await visitor.enters(host, by);
    return visitor;
  };
  return { house, id, host, ana, comes };
}

/** Ana, Bruno and Cleo, each on a seat. */
export async function gathered(house = new House(), wanted: Partial<WantedTable> = {}) {
  const table = await opened(house, wanted);
  const bruno = await table.comes('bruno');
  const cleo = await table.comes('cleo');
  await table.ana.wishes(sit(one));
  await bruno.wishes(sit(two));
  await cleo.wishes(sit(three));
  return { ...table, bruno, cleo, all: [table.ana, bruno, cleo] };
}

/** The three of them in a match that has just begun. */
export async function started(house = new House(), seed = 'a seed') {
  const table = await gathered(house, { options: { promos: true } });
  house.seeds.push(seed);
  await table.ana.wishes({ is: 'start' });
  return table;
}

/** Ana alone in a match with two bots. */
export async function startedWithBots(house: House, bot: 'random' | 'greedy' | 'search' = 'greedy') {
  const table = await opened(house);
  await table.ana.wishes(sit(one));
  for (const place of [two, three]) await table.ana.wishes({ is: 'seat-bot', seat: place, bot });
  await table.ana.wishes({ is: 'start' });
  return table;
}

/** Who is asked now, the first of those asked at once. */
const whoIsAsked = (visitors: readonly Visitor[]): Visitor | null =>
  visitors.find((visitor) => visitor.question !== null) ?? null;

/** Whoever is asked. */
export function asked(visitors: readonly Visitor[]): Visitor {
  const visitor = whoIsAsked(visitors);
  if (visitor === null) throw new Error('nobody is asked');
  return visitor;
}

export function questionTo(visitor: Visitor) {
  const { question } = visitor;
  if (question === null) throw new Error(`${visitor.name} is not asked`);
  return question;
}

/** Answers a question at random. */
async function answersAtRandom(visitor: Visitor, chance: Stream): Promise<string> {
  const question = questionTo(visitor);
  const { options, min, max } = question;
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  return visitor.wishes(answerTo(question, chance.shuffle([...options]).slice(0, size)));
}

/** Everybody answers at random, so many times or until the match is over. */
export async function playOn(
  visitors: readonly Visitor[],
  seed: string,
  answers = Number.POSITIVE_INFINITY,
): Promise<void> {
  const chance = thinkingChance(seed);
  for (let given = 0; given < answers; given++) {
    const visitor = whoIsAsked(visitors);
    if (visitor === null) return;
    await answersAtRandom(visitor, chance);
  }
}

/** Lets everything happen that is under way, bots' thinking too. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 5_000; turns++) {
    if (isSo()) return;
    await soon();
  }
  throw new Error('it never came to that');
}
