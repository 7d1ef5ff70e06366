import { Worker } from 'node:worker_threads';
import type { Range, SimulationJob } from './job.ts';
import { mergeTally, noTally, type Tally } from './tally.ts';

/** What the threads are given, whoever plays: one of `bots` for each seat. */
type AnyJob = { readonly bots: readonly string[] };

type Simulation<Job extends AnyJob = SimulationJob> = {
  readonly job: Job;
  readonly games: number;
  /** The number of the first of them, to go on with what was stopped; 0 if nothing is said. */
  readonly from?: number;
  readonly workers: number;
  /** Hears what there is so far. */
  readonly onProgress: (tally: Tally) => void;
  /** When it is aborted, what there is comes back. */
  readonly signal: AbortSignal;
  /** The program of a thread. */
  readonly thread?: URL;
};

/** A piece of work should take about so long: short enough to stop soon, long enough to be worth a message. */
const pieceSeconds = 0.4;

/** A thread runs a bundle beside ours. */
const ownProgram = new URL('./worker.ts', import.meta.url);

/** Plays all games and adds them up. */
export type Simulate = (simulation: Simulation) => Promise<Tally>;

/** Plays all games on several threads and adds them up; the sum is the same whatever the number of threads. */
export async function runOnThreads<Job extends AnyJob>(simulation: Simulation<Job>): Promise<Tally> {
  const { job, games, from = 0, workers, onProgress, signal, thread: program = ownProgram } = simulation;
  const tally = noTally(job.bots.length);
  if (signal.aborted) return tally;
  const pieces = new Pieces(from, from + games);
  const threads = Array.from(
    { length: Math.max(1, Math.min(workers, games)) },
    () => new Worker(program, { workerData: job }),
  );
  const stopAll = () => Promise.all(threads.map((thread) => thread.terminate()));
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const work = threads.map((thread) =>
    keepBusy(thread, pieces, (part) => {
      if (signal.aborted) return;
      mergeTally(tally, part);
      onProgress(tally);
    }),
  );
  try {
    await Promise.race([Promise.all(work), stopped]);
  } finally {
    await stopAll();
  }
  return tally;
}

/** Gives a thread one piece after the other until there is none left. */
function keepBusy(thread: Worker, pieces: Pieces, done: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0;
    let piece: Range | null = null;
    const next = () => {
      piece = pieces.take();
      if (piece === null) return resolve();
      began = performance.now();
      thread.postMessage(piece);
    };
    thread.on('message', (tally: Tally) => {
      pieces.learn(tally.games, (performance.now() - began) / 1000);
      done(tally);
      next();
    });
    thread.on('error', reject);
    thread.on('exit', (code) => {
      if (piece === null) resolve();
      else reject(new Error(`a thread ended with ${code} before its games did`));
    });
    next();
  });
}

/** What is still to be played, cut into pieces that grow with the speed. */
class Pieces {
  readonly #to: number;
  #next: number;
  #size = 1;

  constructor(from: number, to: number) {
    this.#next = from;
    this.#to = to;
  }

  take(): Range | null {
    if (this.#next >= this.#to) return null;
    const from = this.#next;
    this.#next = Math.min(this.#to, from + this.#size);
    return { from, to: this.#next };
  }

  learn(games: number, seconds: number): void {
    const wanted = Math.floor((games / Math.max(seconds, 0.001)) * pieceSeconds);
    this.#size = Math.max(1, Math.min(wanted, this.#size * 4, 2000));
  }
}
