import { randomPicks } from '../../conformance/picks.ts';
import { type Kinds, type Match, thinkingChance } from '../../index.ts';

/** Lets whoever is asked answer at random, so many times or to the end; `look` is called before each answer and at last. */
export function playOn<K extends Kinds>(
  match: Match<K>,
  seed: string,
  { answers = Number.POSITIVE_INFINITY, look = () => {} }: { answers?: number; look?: () => void } = {},
): void {
  const chance = thinkingChance(seed);
  for (let left = answers; left > 0 && !match.isOver; left--) {
    look();
    const question = chance.pick(match.asked);
    match.play(question.seat, randomPicks(question, chance) ?? []);
  }
  look();
}
