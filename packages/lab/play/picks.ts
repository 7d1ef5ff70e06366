import type { OpenQuestion, Refusal } from '@tavolo/kernel';
import { wrap } from '../terminal/layout.ts';
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
    const wanted = isSingle ? play.pickOne(asked.options.length) : play.pickSome(question);
    return { refusal: keys.length === 0 ? wanted : `${play.picked(keys.length)} ${wanted}` };
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

/** Why an answer was not taken: in the game's own words where it has any, and with the rule that says so. */
export function refusalLines(
  table: Table,
  question: OpenQuestion,
  picked: readonly string[],
  { refused }: Refusal,
): readonly string[] {
  const { sitting, texts } = table;
  const showing = showingFor(table, question);
  const isTogether = refused === 'invalid-selection';
  const own = isTogether ? sitting.refusing(question, picked, showing) : null;
  const rule = isTogether ? ` [${question.rule}]` : '';
  return wrap(`${own ?? texts.refusals[refused]}${rule}`, showing.width);
}
