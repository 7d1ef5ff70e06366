import type { OpenQuestion } from '@tavolo/kernel';
import { plainly } from '../rules/search.ts';
import type { AskedOption, QuestionShown } from './question-shown.ts';

/** Among more options than this, one can be picked by part of its name: a shorter list is read and numbered. */
const few = 12;

/** More options than this are listed by their names alone, side by side. */
const many = 24;

export const isLongList = ({ options }: QuestionShown): boolean => options.length > many;

export const canBeNamed = ({ options, max }: OpenQuestion): boolean => options.length > few && max === 1;

/** The options whose names begin like what was typed, or else those in which it occurs. */
export function namedBy(asked: QuestionShown, typed: string): readonly AskedOption[] {
  const wanted = plainly(typed.trim());
  const begins = asked.options.filter(({ short }) => plainly(short).startsWith(wanted));
  return begins.length > 0 ? begins : asked.options.filter(({ short }) => plainly(short).includes(wanted));
}
