import { type Refused, refused, type Story, type TableSummary } from '@tavolo/protocol';
import type { Host } from './host.ts';
import type { Call, Calls } from './local/calls.ts';
import type { Setup } from './setup.ts';
import { WorkerHost } from './worker-host.ts';

/** How long a record may take to be replayed: a forged one must not keep anybody waiting for ever. */
const replayTime = 20_000;

/** The thread of this browser's tables, started when it is first needed. */
class LocalThread {
  #worker: Worker | null = null;

  ask<Is extends keyof Calls>(is: Is, ask: Calls[Is]['ask']): Promise<Calls[Is]['get']> {
    this.#worker ??= newWorker();
    return asked(this.#worker, is, ask);
  }

  connect(): MessagePort {
    this.#worker ??= newWorker();
    const { port1, port2 } = new MessageChannel();
    this.#worker.postMessage({ is: 'connect', ask: null } satisfies Call, [port2]);
    port1.start();
    return port1;
  }
}

const newWorker = (): Worker => new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' });

const thread = new LocalThread();

function asked<Is extends keyof Calls>(
  worker: Worker,
  is: Is,
  ask: Calls[Is]['ask'],
): Promise<Calls[Is]['get']> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Calls[Is]['get']>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Calls[Is]['get']>) => resolve(data);
  });
  worker.postMessage({ is, ask }, [port2]);
  return answer;
}

/** Opens a table in this browser, seats everybody and starts; the answer is its id. */
export const openLocalTable = (setup: Setup): Promise<string | Refused> => thread.ask('open', setup);

/** The line to a table in this browser. */
export const localHost = (id: string): Host => new WorkerHost(thread.connect(), { by: 'table', key: id });

/** The tables that are kept in this browser. */
export const localTables = (): Promise<readonly TableSummary[]> => thread.ask('list', null);

/** The whole story of a match from its record, which may come from anywhere: read on a thread that can be stopped. */
export async function openRecord(record: unknown): Promise<Story | Refused> {
  const worker = newWorker();
  const tooLong = new Promise<Refused>((resolve) => {
    setTimeout(() => resolve(refused('does-not-replay')), replayTime);
  });
  const story = await Promise.race([asked(worker, 'story', record), tooLong]);
  worker.terminate();
  return story;
}
