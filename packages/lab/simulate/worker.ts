/** A thread that plays what it is told, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulatedGame } from './game.ts';
import { playRange, type Range, type SimulationJob } from './job.ts';

const job = workerData as SimulationJob; // the pool starts this thread with a job

const game = await simulatedGame(job.game);

parentPort?.on('message', (range: Range) => parentPort?.postMessage(playRange(game, job, range)));
