import { type Refused, refused } from '@tavolo/protocol';
import type { Call, Calls } from './local/calls.ts';
import type { WorkerLine } from './worker-host.ts';

/** A worker that is running. */
type Running = {
  readonly worker: Worker;
  /** Settled if it can't be loaded or breaks. */
  readonly broken: Promise<Refused>;
};

/**
 * The thread of this browser's tables, started when it is first needed. If it breaks, whoever waits for it is
 * refused, and the next call starts another.
 */
export class LocalThread {
  readonly #start: () => Worker;
  #running: Running | null = null;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  ask<Is extends keyof Calls>(is: Is, ask: Calls[Is]['ask']): Promise<Calls[Is]['get'] | Refused> {
    const { worker, broken } = this.#run();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<Calls[Is]['get'] | Refused>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<Calls[Is]['get']>) => resolve(data);
      port1.onmessageerror = () => resolve(refusal);
    });
    worker.postMessage({ is, ask }, [port2]);
    return Promise.race([answer, broken]).finally(() => port1.close());
  }

  connect(): WorkerLine {
    const { worker, broken } = this.#run();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ is: 'connect', ask: null } satisfies Call, [port2]);
    port1.start();
    return { port: port1, broken };
  }

  stop(): void {
    this.#running?.worker.terminate();
    this.#running = null;
  }

  #run(): Running {
    if (this.#running !== null) return this.#running;
    const worker = this.#start();
    const broken = new Promise<Refused>((resolve) => {
      const breaks = () => {
        if (this.#running?.worker === worker) this.stop();
        resolve(refusal);
      };
      worker.onerror = breaks;
      worker.onmessageerror = breaks;
    });
    this.#running = { worker, broken };
    return this.#running;
  }
}

const refusal = refused('storage-failed');
