import type { Chance, Kinds, Question, Stream } from '@tavolo/kernel';
import { firstAnswer, isAnswer, isOneOfMany } from './selections.ts';
import { type BotSight, ownQuestion } from './sight.ts';

/** How often picks are drawn again because they may not be made together. */
const tries = 32;

/**
 * An answer at random, always valid: any option as likely as another; for a selection any size, then any picks
 * of that size. Where valid selections are so rare that none is met, the first there is.
 */
export function randomAnswer(
  question: Question,
  options: readonly string[],
  chance: Stream,
): readonly string[] {
  if (isOneOfMany(question)) return [chance.pick(options)];
  const { min, valid } = question;
  const sizes = Math.min(question.max, options.length) - min + 1;
  for (let left = tries; left > 0; left--) {
    const picked = someOf(options, min + chance.below(sizes), chance);
    if (valid === null || valid(picked)) return picked;
  }
  return firstAnswer(question, options);
}

/** An answer beside another: one or two of the options are picked that were not, or the other way round. Always valid. */
export function randomVariation(
  picked: readonly string[],
  question: Question,
  options: readonly string[],
  chance: Stream,
): readonly string[] {
  for (let left = tries; left > 0; left--) {
    const one = chance.pick(options);
    const other = chance.below(2) === 0 ? one : chance.pick(options);
    const varied = options.filter((id) => picked.includes(id) !== (id === one || id === other));
    if (isAnswer(question, options, varied)) return varied;
  }
  return randomAnswer(question, options, chance);
}

/** So many of the options, in their order, each selection as likely. */
function someOf(options: readonly string[], size: number, chance: Stream): readonly string[] {
  const picked: string[] = [];
  for (let index = 0; picked.length < size; index++) {
    const id = options[index];
    if (id === undefined) break;
    if (chance.below(options.length - index) < size - picked.length) picked.push(id);
  }
  return picked;
}

/** Answers at random: the floor that every other bot must beat. */
export function randomBot<K extends Kinds>(sight: BotSight<K>, chance: Chance): readonly string[] {
  const question = ownQuestion(sight, sight.imagine(chance));
  return randomAnswer(question, question.from(), chance);
}
