import type { Kinds, Sequel } from './game.ts';
import type { Match } from './match.ts';

/** What the next match of the chain is played with. Throws before the match is over: until then nothing is handed on. */
export function sequelTo<K extends Kinds>({ beginning, isOver, result }: Match<K>): Sequel<K> {
  if (!isOver) throw new Error('a match hands on nothing before it is over');
  const { game, seats, options, sheet } = beginning;
  const next = game.chronicle.next({ seats, options, sheet, result });
  return { options: game.optionsForm.clone(next.options), sheet: game.sheetForm.clone(next.sheet) };
}
