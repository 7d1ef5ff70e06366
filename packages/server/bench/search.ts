import type { Contestant, House } from './contestant.ts';
import { type Duration, type Load, type Measured, measure } from './load.ts';
import { type Room, Tally } from './room.ts';

/** The promise: nearly everybody sees the new view this soon after a click, in milliseconds. */
export const promised = 100;

/** The share of clicks that may be lost, because an earlier one was still on its way when they were due. */
const lostAtMost = 0.01;

/** The result of a series of rising loads: all steps, and the last that the server could bear. */
export type Climb = { readonly steps: readonly Measured[]; readonly best: Measured | null };

/** What was found out about a server. */
export type Finding = {
  readonly name: string;
  readonly words: string;
  /** More and more tables, each with one answer a second. */
  readonly tables: Climb;
  /** A fixed number of tables, with more and more answers a second. */
  readonly answers: Climb;
  /** Kilobytes of memory that one more table takes. */
  readonly memoryPerTable: number;
};

/** How far to go. */
export type Range = {
  /** The numbers of tables to try, each with one answer per second. */
  readonly tables: readonly number[];
  /** How many tables the answers are counted at. */
  readonly roomsForAnswers: number;
  readonly spell: Duration;
  /** Called after each step. */
  readonly show: (step: Measured) => void;
};

/** How many times more answers per second each step asks for, and the most steps there are. */
const steeper = 1.2;
const stepsAtMost = 14;

/** How many tables are opened at once. */
const width = 16;

/** Finds out how much a server can bear: with more and more tables, and with more and more answers. */
export async function examine(contestant: Contestant, range: Range): Promise<Finding> {
  const { tables, memoryPerTable } = await withHouse(contestant, async (house) => {
    const empty = await house.child.memory();
    const rooms: Room[] = [];
    const loads = range.tables.map((count) => ({ tables: count, perSecond: count }));
    const climbed = await climb(house, rooms, { loads, range });
    return {
      tables: climbed,
      memoryPerTable: ((await house.child.memory()) - empty) / rooms.length / 1000,
    };
  });
  const first = Math.max(range.roomsForAnswers, (tables.best?.answered ?? 0) * 0.8);
  const loads = Array.from({ length: stepsAtMost }, (_, step) => ({
    tables: range.roomsForAnswers,
    perSecond: Math.round(first * steeper ** step),
  }));
  const answers = await withHouse(contestant, (house) => climb(house, [], { loads, range }));
  const { name, words } = contestant;
  return { name, words, tables, answers, memoryPerTable };
}

type Ascent = { readonly loads: readonly Load[]; readonly range: Range };

/** Goes up step by step until one is too much twice: a slow moment of the machine must not decide. */
async function climb(house: House, rooms: Room[], { loads, range }: Ascent): Promise<Climb> {
  const { spell, show } = range;
  const tally = new Tally();
  const steps: Measured[] = [];
  for (const load of loads) {
    await fill(house, rooms, { count: load.tables, tally });
    for (let attempt = 1; attempt <= 2; attempt++) {
      const measured = await measure({ child: house.child, rooms, tally }, load, spell);
      steps.push(measured);
      show(measured);
      if (isBorne(measured)) break;
    }
    const last = steps.at(-1);
    if (last === undefined || !isBorne(last)) break;
  }
  return { steps, best: steps.findLast(isBorne) ?? null };
}

/** Whether a server does what was asked of it: soon enough, and all of it. */
const isBorne = ({ p99, late, refused, perSecond, answered }: Measured): boolean =>
  p99 < promised && late + refused <= lostAtMost && answered >= perSecond * 0.9;

type Filling = { readonly count: number; readonly tally: Tally };

/** Opens the missing tables, several at once. */
async function fill(house: House, rooms: Room[], { count, tally }: Filling): Promise<void> {
  const open = async () => {
    while (rooms.length + opening < count) {
      opening++;
      const room = await house.open(tally);
      opening--;
      rooms.push(room);
    }
  };
  let opening = 0;
  await Promise.all(Array.from({ length: width }, open));
}

async function withHouse<T>(contestant: Contestant, use: (house: House) => Promise<T>): Promise<T> {
  const house = await contestant.start();
  try {
    return await use(house);
  } finally {
    await house.close();
  }
}
