import type { BotName } from '@tavolo/bots';
import { type Seat, seat } from '@tavolo/kernel';
import type { SimulatedGame } from './game.ts';
import { simulateMatch } from './match.ts';
import { countMatch, noTally, type Tally } from './tally.ts';

/** What is to be simulated: plain data, for it travels to other threads. */
export type SimulationJob = {
  readonly game: string;
  readonly bots: readonly BotName[];
  readonly options: object;
  readonly seed: string;
  /** How long a search bot thinks. */
  readonly iterations: number;
};

/** Some of a job's matches, counted from 0. */
export type Range = { readonly from: number; readonly to: number };

/**
 * Plays some matches of a job. Match i depends on the job and on i alone, so it does not matter which
 * thread plays which, nor in which order.
 */
export function playRange(game: SimulatedGame, job: SimulationJob, { from, to }: Range): Tally {
  const tally = noTally(job.bots.length);
  for (let index = from; index < to; index++) playOne(game, job, index, tally);
  return tally;
}

/** The seats go round, so that each entrant sits in each place as often. */
function playOne(game: SimulatedGame, job: SimulationJob, index: number, tally: Tally): void {
  const entrants = job.bots.map((bot, place) => ({ name: seatName(bot, place), bot }));
  const first = index % entrants.length;
  const seats = [...entrants.slice(first), ...entrants.slice(0, first)];
  const { options, iterations } = job;
  const match = simulateMatch(game, { seats, options, iterations, seed: `${job.seed}/${index}` });
  countMatch(
    tally,
    entrants.map(({ name }) => name),
    match,
  );
}

const seatName = (bot: BotName, place: number): Seat => seat(`${bot}-${place + 1}`);
