import { type Chance, type Kinds, thinkingChance } from '@tavolo/kernel';
import { candidatesOf, keyOf } from './candidates.ts';
import { type Considered, firstPicked } from './considered.ts';
import { horizonOf, playOn, standing, usualAnswer } from './play-on.ts';
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
  return { seeds, usual, answers: candidatesWith(usual, candidatesOf(question, options.candidates, chance)) };
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
  const tried = answers.map(
    (picked): Tried => ({
      picked,
      worths: seeds.map((seed) => worthAfter(sight, picked, seed, options.horizon)),
    }),
  );
  const standard = usual === null ? undefined : tried.find(({ picked }) => picked === usual);
  const ranked = tried.map((it) => ({ it, rank: rankBeside(it, standard, 4 * options.trust) }));
  return ranked
    .sort((one, other) => other.rank - one.rank)
    .map(({ it: { picked, worths } }) => ({ picked, visits: worths.length, worth: mean(worths) }));
}

/** An answer, and how well the seat stood after it in each of the matches. */
type Tried = { readonly picked: readonly string[]; readonly worths: readonly number[] };

/** The usual answer first, where there is one, and no answer twice. */
function candidatesWith(
  usual: readonly string[] | null,
  all: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (usual === null) return all;
  const key = keyOf(usual);
  return [usual, ...all.filter((picked) => keyOf(picked) !== key)];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How good an answer is for sure: so many standard errors of its difference to the usual one are taken off. */
function rankBeside({ worths }: Tried, usual: Tried | undefined, errors: number): number {
  if (usual === undefined || usual.worths === worths) return mean(worths);
  const ahead = worths.map((worth, match) => worth - (usual.worths[match] ?? 0));
  const middle = mean(ahead);
  const variance = mean(ahead.map((by) => (by - middle) ** 2));
  return mean(worths) - errors * Math.sqrt(variance / Math.max(1, worths.length - 1));
}

function worthAfter<K extends Kinds>(
  sight: BotSight<K>,
  picked: readonly string[],
  seed: string,
  horizon: number,
): number {
  const chance = thinkingChance(seed);
  const thought = sight.imagine(chance);
  thought.play(sight.seat, picked);
  playOn(thought, horizonOf(sight.game, horizon), chance);
  return standing(thought, sight.seat);
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
