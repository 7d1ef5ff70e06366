import { availableParallelism } from 'node:os';
import type { Considered } from '@tavolo/protocol';
import { BotFailed, type BotJob, type Thinker } from '@tavolo/table';
import { FairQueue } from './fair-queue.ts';
import type { Task, ThreadReply } from './task.ts';
import { Thread } from './thread.ts';

/** How long a bot thinks, and how long a hint is thought about, in milliseconds. */
const thinkingTime = { think: 1_000, consider: 2_000 } as const;

/** A thread that is still not done this long after its time is up is stuck, in milliseconds. */
const grace = 5_000;

/** A table has no use for more hints at once: somebody is asking without waiting for the answer. */
const mostWaiting = 12;

export type PoolParts = {
  readonly threads?: readonly Thread[];
  readonly grace?: number;
  /** Told how many seconds each task waited and took, and how it ended. */
  readonly onThought?: (outcome: 'done' | BotFailed['why'], seconds: number) => void;
};

type Waiting = {
  readonly task: Task;
  readonly since: number;
  readonly resolve: (thought: ThreadReply) => void;
  readonly reject: (cause: unknown) => void;
};

/** Threads that think for the bots of all tables, which take turns: no table's bots hold up another's for longer than that. */
export class BotPool implements Thinker {
  readonly #parts: PoolParts;
  readonly #idle: Thread[];
  readonly #threads: readonly Thread[];
  readonly #queue = new FairQueue<Waiting>();
  #isClosed = false;

  constructor(parts: PoolParts = {}) {
    this.#parts = parts;
    this.#threads = parts.threads ?? someThreads();
    this.#idle = [...this.#threads];
  }

  async think(job: BotJob): Promise<readonly string[]> {
    const thought = await this.#add({ is: 'think', job, time: thinkingTime.think });
    return thought.is === 'think' ? thought.picked : failed(thought);
  }

  async consider(job: BotJob): Promise<readonly Considered[]> {
    const task = { is: 'consider', job, time: thinkingTime.consider } as const;
    if (this.#queue.countOf(ownerOf(task)) >= mostWaiting) throw new BotFailed('slow');
    const thought = await this.#add(task);
    return thought.is === 'consider' ? thought.considered : failed(thought);
  }

  /** Ends all thinking. Unfinished tasks are not reported: it is not the bots' fault that the server stops. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  #add(task: Task): Promise<ThreadReply> {
    return new Promise((resolve, reject) => {
      this.#queue.add(ownerOf(task), { task, since: performance.now(), resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isClosed || this.#idle.length === 0) return;
    const waiting = this.#queue.take();
    if (waiting === null) return;
    const thread = this.#idle.pop();
    if (thread !== undefined) void this.#run(thread, waiting);
  }

  async #run(thread: Thread, { task, since, resolve, reject }: Waiting): Promise<void> {
    try {
      const thought = await thread.think(task, task.time + (this.#parts.grace ?? grace));
      this.#report(thought.is === 'failed' ? 'failed' : 'done', since);
      resolve(thought);
    } catch (cause) {
      if (this.#isClosed) return;
      this.#report(cause instanceof BotFailed ? cause.why : 'failed', since);
      reject(cause);
    } finally {
      this.#idle.push(thread);
      this.#next();
    }
  }

  #report(outcome: 'done' | BotFailed['why'], since: number): void {
    this.#parts.onThought?.(outcome, (performance.now() - since) / 1000);
  }
}

/** One for each processor except the one that serves the tables. */
const someThreads = (): readonly Thread[] =>
  Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => new Thread());

/** The matches of two tables have different seeds. */
const ownerOf = ({ job: { game, saved } }: Task): string => `${game} ${saved.seed}`;

function failed(thought: ThreadReply): never {
  // The log prints causes only if they are errors.
  throw new BotFailed('failed', {
    cause: new Error(thought.is === 'failed' ? thought.why : 'an answer to another task'),
  });
}
