/** A thread that plays what it is told, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playRange, type Range } from './job.ts';

const job = workerData as Job; // the pool starts this thread with a job

parentPort?.on('message', (range: Range) => parentPort?.postMessage(playRange(job, range)));
