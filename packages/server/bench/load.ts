import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Room, Tally } from './room.ts';

/** How much is asked of a server. */
export type Load = {
  readonly tables: number;
  /** Answers per second, at all tables together. */
  readonly perSecond: number;
};

/** For how long, in seconds: the warm-up does not count. */
export type Duration = { readonly warmUp: number; readonly measured: number };

/** What one step found. */
export type Measured = Load & {
  /** Answers per second that reached everybody. */
  readonly answered: number;
  /** From the click to the new view of the last of the four, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The share of the clicks due that were not made, or not accepted. `Tally` says why. */
  readonly late: number;
  readonly unasked: number;
  readonly refused: number;
  /** Share of one core, during the measurement. */
  readonly serverShare: number;
  readonly driverShare: number;
  /** What everything else on the machine used: the more, the less the figures are worth. */
  readonly othersShare: number;
  /** Milliseconds of processor time of the server. */
  readonly processorPerAnswer: number;
  readonly bytesPerAnswer: number;
};

/** What is under load: a server, its tables, and the count of what happens there. */
export type LoadedServer = { readonly child: Child; readonly rooms: readonly Room[]; readonly tally: Tally };

/** How often to check which clicks are due, in milliseconds. */
const tick = 2;

/** Lets the first tables of a server answer, evenly spread over time, and measures. */
export async function measure(
  { child, rooms, tally }: LoadedServer,
  load: Load,
  spell: Duration,
): Promise<Measured> {
  const chosen = rooms.slice(0, load.tables);
  const stop = clicking(chosen, load.perSecond);
  await sleep(spell.warmUp * 1000);
  const before = await used(child);
  tally.reset();
  await sleep(spell.measured * 1000);
  const after = await used(child);
  const { latencies, bytes, late, unasked, refused } = tally;
  stop();
  await calm(chosen);
  const milliseconds = after.at - before.at;
  const [server, driver] = [after.server - before.server, after.driver - before.driver];
  const sorted = latencies.toSorted((one, other) => one - other);
  const due = sorted.length + late + unasked + refused;
  return {
    ...load,
    answered: (sorted.length / milliseconds) * 1000,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    late: late / due,
    unasked: unasked / due,
    refused: refused / due,
    serverShare: server / milliseconds,
    driverShare: driver / milliseconds,
    othersShare: Math.max(0, after.all - before.all - server - driver) / milliseconds,
    processorPerAnswer: server / sorted.length,
    bytesPerAnswer: bytes / sorted.length,
  };
}

/** Clicks at one table after the other, a number of times per second, until it is stopped. */
function clicking(rooms: readonly Room[], perSecond: number): () => void {
  const began = performance.now();
  let clicks = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; clicks < due; clicks++) rooms[clicks % rooms.length]?.click();
  }, tick);
  return () => clearInterval(timer);
}

/** Milliseconds of processor time so far, of the server, of this process and of all, and the time. */
async function used(child: Child) {
  const server = await child.processor();
  const { user, system } = process.cpuUsage();
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { server, driver: (user + system) / 1000, all, at: performance.now() };
}

/** Resolves when everything on its way has arrived, or won't. */
async function calm(rooms: readonly Room[]): Promise<void> {
  const patience = performance.now() + 5_000;
  while (rooms.some(({ isBusy }) => isBusy) && performance.now() < patience) await sleep(20);
}

/** The value that a share of all values do not exceed; infinite when there are none. */
function quantile(sorted: readonly number[], share: number): number {
  return (
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.POSITIVE_INFINITY
  );
}
