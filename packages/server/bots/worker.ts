/** A thread that works on the tasks it is given, one after the other, until it is ended. */
import { parentPort } from 'node:worker_threads';
import { consider, think } from '@tavolo/table';
import type { Ready, Task, ThreadReply } from './task.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(thoughtAbout(task)));
parentPort?.postMessage({ is: 'ready' } satisfies Ready);

function thoughtAbout({ is, job, time }: Task): ThreadReply {
  const end = performance.now() + time;
  const keepGoing = () => performance.now() < end;
  try {
    return is === 'think'
      ? { is, picked: think(job, keepGoing) }
      : { is, considered: consider(job, keepGoing) };
  } catch (cause) {
    return { is: 'failed', why: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}
