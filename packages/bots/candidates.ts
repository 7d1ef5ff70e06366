import type { Question, Stream } from '@tavolo/kernel';
import { randomAnswer } from './random.ts';
import { countSelections, firstAnswer, isAnswer, isOneOfMany, selections } from './selections.ts';

/** How many selections are tried before a question counts as one with too many answers to list. */
const triedAtMost = 4096;

/**
 * Every answer to a question: of one-of-many all options; of a selection the small first, or `null` when more
 * than `limit` are valid, or there are too many selections to try them all.
 */
export function everyAnswer(
  question: Question,
  options: readonly string[],
  limit: number,
): readonly (readonly string[])[] | null {
  if (isOneOfMany(question)) return options.map((id) => [id]);
  if (countSelections(question, options.length, triedAtMost) > triedAtMost) return null;
  const found: (readonly string[])[] = [];
  for (const picked of selections(question, options)) {
    if (question.valid?.(picked) === false) continue;
    if (found.length === limit) return null;
    found.push(picked);
  }
  return found;
}

/**
 * The answers worth considering, all valid and no two alike. Of one-of-many all options; of a selection all
 * when there are at most `limit`, otherwise up to so many: the smallest, what stands alone, and others at random.
 */
export function candidatesOf(
  question: Question,
  limit: number,
  chance: Stream,
): readonly (readonly string[])[] {
  const options = question.from();
  const every = everyAnswer(question, options, limit);
  if (every !== null) return every;
  const found = new Map<string, readonly string[]>();
  const consider = (picked: readonly string[]): void => {
    if (found.size < limit) found.set(keyOf(picked), picked);
  };
  consider(firstAnswer(question, options));
  for (const id of options) if (isAnswer(question, options, [id])) consider([id]);
  for (let drawn = 0; drawn < 2 * limit; drawn++) consider(randomAnswer(question, options, chance));
  return [...found.values()];
}

/** A name for an answer, the same in whatever order it was picked. */
export function keyOf(picked: readonly string[]): string {
  const [only = ''] = picked;
  return picked.length < 2 ? only : [...picked].sort().join('\n');
}
