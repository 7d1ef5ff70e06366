import type { Chance, Kinds } from '@tavolo/kernel';
import { candidatesOf } from './candidates.ts';
import { type Considered, firstPicked } from './considered.ts';
import { decisionsAhead, usualAnswer } from './play-on.ts';
import { answersBeside, assuredFirst, type Tried, worthAfter } from './side-by-side.ts';
import { type BotSight, ownQuestion, thinkingOn } from './sight.ts';

export type GreedyOptions = {
  /** In how many imagined matches each answer is tried. */
  readonly matches: number;
  /** How many decisions are played on after it, by anybody. A game without counsel is played to its end. */
  readonly horizon: number;
  /** How many answers are tried where a selection has more. */
  readonly candidates: number;
  /** How far the habit is trusted: another answer must be ahead by four times so many standard errors. 0: not at all. */
  readonly trust: number;
};

export const greedyDefaults: GreedyOptions = { matches: 8, horizon: 4, candidates: 64, trust: 0 };

/** What is usual, as far as the game's counsel recommends nothing else. */
export const greedyOptionsFor = <K extends Kinds>(sight: BotSight<K>): GreedyOptions => ({
  ...greedyDefaults,
  ...thinkingOn(sight),
});

/** The answers worth trying, the usual one among them if it is trusted, and the seeds of the matches to try them in. */
type Choice = {
  readonly seeds: readonly string[];
  readonly usual: readonly string[] | null;
  readonly answers: readonly (readonly string[])[];
};

function choiceOf<K extends Kinds>(sight: BotSight<K>, chance: Chance, options: GreedyOptions): Choice {
  const seeds = Array.from({ length: options.matches }, () => String(chance.below(0x1_0000_0000)));
  const thought = sight.imagine(chance);
  const question = ownQuestion(sight, thought);
  const usual = options.trust > 0 ? usualAnswer(thought, question, question.from(), chance) : null;
  return { seeds, usual, answers: answersBeside(usual, candidatesOf(question, options.candidates, chance)) };
}

/**
 * Tries each answer once in each of a few imagined matches, plays on a little, and asks how well the seat
 * stands. All answers meet the same matches and the same luck, so they differ by themselves alone. The best is
 * first; among equals, the one that was offered first.
 */
export const weigh = <K extends Kinds>(
  sight: BotSight<K>,
  chance: Chance,
  options: GreedyOptions = greedyOptionsFor(sight),
): readonly Considered[] => weighed(sight, choiceOf(sight, chance, options), options);

function weighed<K extends Kinds>(
  sight: BotSight<K>,
  { seeds, usual, answers }: Choice,
  options: GreedyOptions,
): readonly Considered[] {
  const horizon = { decisions: decisionsAhead(sight.game, options.horizon) };
  const tried = answers.map(
    (picked): Tried => ({
      picked,
      worths: seeds.map((seed) => worthAfter(sight, picked, seed, horizon)),
    }),
  );
  return assuredFirst(tried, usual === null ? undefined : tried[0], 4 * options.trust);
}

/** Looks one decision ahead and takes the best it saw; what cannot be otherwise needs no look. Deterministic for a chance. */
export function greedyBot<K extends Kinds>(
  sight: BotSight<K>,
  chance: Chance,
  options: GreedyOptions = greedyOptionsFor(sight),
): readonly string[] {
  const choice = choiceOf(sight, chance, options);
  const [only] = choice.answers;
  if (only !== undefined && choice.answers.length === 1) return only;
  return firstPicked(weighed(sight, choice, options));
}
