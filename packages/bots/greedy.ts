import { type Chance, type Kinds, thinkingChance } from '@tavolo/kernel';
import { candidatesOf } from './candidates.ts';
import { type Considered, firstPicked } from './considered.ts';
import { horizonOf, playOn, standing } from './play-on.ts';
import { ownQuestion, type Sight } from './sight.ts';

export type GreedyOptions = {
  /** In how many imagined matches each answer is tried. */
  readonly matches: number;
  /** How many decisions are played on after it, by anybody. A game without counsel is played to its end. */
  readonly horizon: number;
  /** How many answers are tried where a selection has more. */
  readonly candidates: number;
};

export const greedyDefaults: GreedyOptions = { matches: 8, horizon: 4, candidates: 64 };

/**
 * Tries each answer once in each of a few imagined matches, plays on a little, and asks how well the seat
 * stands. All answers meet the same matches and the same luck, so they differ by themselves alone. The best is
 * first; among equals, the one that was offered first.
 */
export function weigh<K extends Kinds>(
  sight: Sight<K>,
  chance: Chance,
  options: GreedyOptions = greedyDefaults,
): readonly Considered[] {
  const seeds = Array.from({ length: options.matches }, () => String(chance.below(0x1_0000_0000)));
  const question = ownQuestion(sight, sight.imagine(chance));
  const considered = candidatesOf(question, options.candidates, chance).map((picked): Considered => {
    let total = 0;
    for (const seed of seeds) total += worthAfter(sight, picked, seed, options.horizon);
    return { picked, visits: seeds.length, worth: total / seeds.length };
  });
  return considered.sort((one, other) => other.worth - one.worth);
}

function worthAfter<K extends Kinds>(
  sight: Sight<K>,
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

/** Looks one decision ahead and takes the best it saw. Deterministic for a chance. */
export const greedyBot = <K extends Kinds>(
  sight: Sight<K>,
  chance: Chance,
  options?: GreedyOptions,
): readonly string[] => firstPicked(weigh(sight, chance, options));
