import {
  attackDice,
  content,
  defense,
  type HeroView,
  type Texts,
  type View,
} from '@tavolo/gauntlet-of-fools';
import type { TableTexts } from './table-texts.ts';

export type Numbers = { readonly defense: number; readonly dice: number };

/** The numbers of a hero as they stand, with its cards, boasts and tokens. */
export function numbersOf(view: View, hero: HeroView): Numbers {
  const table = { state: view, content };
  return { defense: defense(table, hero), dice: attackDice(table, hero) };
}

/** Numbers in a few words. */
export const inWords = (numbers: Numbers, texts: Texts, own: TableTexts): readonly string[] => [
  `${texts.term('defense')} ${numbers.defense}`,
  own.dice(numbers.dice),
];
