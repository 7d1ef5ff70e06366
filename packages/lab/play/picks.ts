import type { OpenQuestion } from '@tavolo/kernel';
import { keyOf } from './screen.ts';
import { showingFor, type Table } from './table.ts';

/** The options that some keys stand for, or why they stand for none. */
export function picksFrom(
  table: Table,
  question: OpenQuestion,
  keys: readonly string[],
): { readonly picked: readonly string[] } | { readonly refusal: string } {
  const { play } = table.texts;
  const asked = table.sitting.asked(question, showingFor(table, question));
  const isSingle = question.min === 1 && question.max === 1;
  if (keys.length < question.min || keys.length > question.max) {
    return { refusal: isSingle ? play.pickOne(asked.options.length) : play.pickSome(question) };
  }
  const picked: string[] = [];
  for (const key of keys) {
    const option = asked.options.find((one) => keyOf(asked, one) === String(Number(key)));
    if (option === undefined)
      return { refusal: /^\d+$/.test(key) ? play.outOfRange(asked.options.length) : play.notANumber };
    picked.push(option.id);
  }
  return { picked };
}
