/** A thread that plays what it is told, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulatedGame } from './game.ts';
import { type Job, playRange, type Range } from './job.ts';

const job = workerData as Job; // the pool starts this thread with a job

const game = await simulatedGame(job.game);

parentPort?.on('message', (range: Range) => parentPort?.postMessage(playRange(game, job, range)));
