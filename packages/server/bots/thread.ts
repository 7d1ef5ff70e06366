import { Worker } from 'node:worker_threads';
import { BotFailed } from '@tavolo/table';
import type { Ready, Task, ThreadReply } from './task.ts';

/** How much memory a thread may use, in megabytes: a bot that needs more has gone wrong. */
const memory = 512;

/** How long a thread may take to start, in milliseconds. A bot does not count as late because the machine is slow. */
const longestStart = 60_000;

/** A thread that thinks about one task at a time. It is started when it is first needed, and again after a failure. */
export class Thread {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #isReady = false;

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  /** What the thread thinks. A thread that breaks, or is not done in time once it has started, is ended. */
  async think(task: Task, patience: number): Promise<ThreadReply> {
    const worker = this.#worker ?? this.#started();
    try {
      if (!this.#isReady) await nextFrom<Ready>(worker, longestStart);
      this.#isReady = true;
      worker.postMessage(task);
      return await nextFrom<ThreadReply>(worker, patience);
    } catch (cause) {
      await this.end();
      throw cause;
    }
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #started(): Worker {
    const worker = this.#start();
    this.#worker = worker;
    this.#isReady = false;
    // A thread that breaks while it is idle is replaced when there is something to do.
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}

/** A thread's next message. */
function nextFrom<Message extends Ready | ThreadReply>(worker: Worker, patience: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const failed = (cause: unknown) => done(() => reject(new BotFailed('failed', { cause })));
    const exited = (code: number) => failed(new Error(`the thread ended with code ${code}`));
    const heard = (said: Message) => done(() => resolve(said));
    const timer = setTimeout(() => done(() => reject(new BotFailed('slow'))), patience);
    const done = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', heard).off('error', failed).off('exit', exited);
      settle();
    };
    worker.on('message', heard).on('error', failed).on('exit', exited);
  });
}

/** In the bundle a thread runs a bundle; from source it must first load support for TypeScript. */
function startWorker(): Worker {
  const address = new URL('./worker.ts', import.meta.url);
  const options = { resourceLimits: { maxOldGenerationSizeMb: memory } };
  if (!address.pathname.endsWith('.ts')) return new Worker(address, options);
  const lesson = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(address.href)})))`;
  return new Worker(lesson, { ...options, eval: true });
}
