import type { OpenQuestion, Refusal } from '@tavolo/kernel';
import { sentence } from '@tavolo/language';
import { refusals } from '@tavolo/language/refusals';
import { wrap } from '../console/layout.ts';
import { askedAt, keyOf } from './question-shown.ts';
import { sceneAt, showingAt, type TerminalTable } from './table.ts';

/** The options that some keys stand for, or why they stand for none. */
export function picksFrom(
  table: TerminalTable,
  question: OpenQuestion,
  keys: readonly string[],
): { readonly picked: readonly string[] } | { readonly refusal: string } {
  const { play } = table.texts;
  const asked = askedAt(table, question);
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
  table: TerminalTable,
  question: OpenQuestion,
  picked: readonly string[],
  { refused }: Refusal,
): readonly string[] {
  const { game, language } = table;
  const isTogether = refused === 'invalid-selection';
  const own = isTogether ? game.texts.objection(question, picked, sceneAt(table, question)) : null;
  const rule = isTogether ? ` [${question.rule}]` : '';
  return wrap(`${own === null ? refusals[language][refused] : sentence(own)}${rule}`, showingAt(table).width);
}
