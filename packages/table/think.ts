import { consideredFor, picksOf } from '@tavolo/bots';
import { isRefusal, load, type Match, type Saved, type Seat } from '@tavolo/kernel';
import type { BotStrength, Considered } from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';

/** What a bot is asked to think about, as data that can be sent to another thread. */
export type BotJob = {
  readonly game: string;
  readonly saved: Saved;
  readonly seat: Seat;
  readonly strength: BotStrength;
};

/** How many matches a search bot imagines at most: to answer, and to give a hint. */
const iterations = { answer: 400, hint: 4_000 } as const;

/** What a bot answers. Throws when the job can't be done, which is a bug or a broken record. */
export const think = (job: BotJob, keepGoing: () => boolean): readonly string[] =>
  picksOf(matchOf(job), job.seat, job.strength, { iterations: iterations.answer, keepGoing });

/** What the search bot thinks of each answer, the best first. */
export const consider = (job: BotJob, keepGoing: () => boolean): readonly Considered[] =>
  consideredFor(matchOf(job), job.seat, { iterations: iterations.hint, keepGoing });

function matchOf({ game, saved }: BotJob): Match {
  const box = boxOf(game);
  const loaded = box === null ? null : load(box.game, saved);
  if (loaded === null || isRefusal(loaded))
    throw new Error(`a match of ${game} can't be loaded to think about`);
  return loaded.match;
}

/** Why a bot gave no answer. */
export class BotFailed extends Error {
  readonly why: 'failed' | 'slow';

  constructor(why: 'failed' | 'slow', options?: ErrorOptions) {
    super(`a bot ${why === 'slow' ? 'took too long' : 'failed'}`, options);
    this.why = why;
  }
}

/** Does the bots' thinking, away from where tables are served. Rejects with `BotFailed`. */
export interface Thinker {
  think(job: BotJob): Promise<readonly string[]>;
  consider(job: BotJob): Promise<readonly Considered[]>;
}
