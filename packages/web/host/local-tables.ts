import { isRefused, type Refused, refused, type TableSummary } from '@tavolo/protocol';
import type { Host } from './host.ts';
import { LocalThread } from './local-thread.ts';
import type { Setup } from './setup.ts';
import type { ToldRecord } from './told-record.ts';
import { WorkerHost } from './worker-host.ts';

/** How long a record may take to be replayed: a forged one must not keep anybody waiting for ever. */
const replayTime = 20_000;

const newWorker = (): Worker => new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' });

const thread = new LocalThread(newWorker);

/** Opens a table in this browser, seats everybody and starts; the answer is its id. */
export const openLocalTable = (setup: Setup): Promise<string | Refused> => thread.ask('open', setup);

/** The line to a table in this browser. */
export const localHost = (id: string): Host => new WorkerHost(thread.connect(), { by: 'table', key: id });

/** The tables that are kept in this browser; none where they can't be read. */
export async function localTables(): Promise<readonly TableSummary[]> {
  const listed = await thread.ask('list', null);
  return isRefused(listed) ? [] : listed;
}

/** The guided games that have been begun in this browser; none where they can't be read. */
export async function localLessons(): Promise<readonly TableSummary[]> {
  const listed = await thread.ask('lessons', null);
  return isRefused(listed) ? [] : listed;
}

/** The whole story of a match from its record, which may come from anywhere: read on a thread that can be stopped. */
export async function openRecord(record: unknown): Promise<ToldRecord | Refused> {
  const reader = new LocalThread(newWorker);
  const tooLong = new Promise<Refused>((resolve) => {
    setTimeout(() => resolve(refused('does-not-replay')), replayTime);
  });
  const story = await Promise.race([reader.ask('story', record), tooLong]);
  reader.stop();
  return story;
}
