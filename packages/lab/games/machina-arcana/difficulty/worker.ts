/** A thread that plays what it is told, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Range } from '../../../simulate/job.ts';
import { type DifficultyJob, playDifficultyRange } from './job.ts';

const job = workerData as DifficultyJob; // the pool starts this thread with a job

parentPort?.on('message', (range: Range) => parentPort?.postMessage(playDifficultyRange(job, range)));
