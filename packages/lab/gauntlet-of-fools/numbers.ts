import { attackDice, box, defense, type HeroId, type State, type Texts } from '@tavolo/gauntlet-of-fools';
import type { TableTexts } from './table-texts.ts';

export type Numbers = { readonly defense: number; readonly dice: number };

/** The numbers of a hero as they stand, with its cards, boasts and tokens; `null` when there is no such hero. */
export function numbersOf(state: State, id: HeroId): Numbers | null {
  const hero = state.heroes.find((one) => one.id === id);
  if (hero === undefined) return null;
  const table = { state, content: box };
  return { defense: defense(table, hero), dice: attackDice(table, hero) };
}

/** Numbers in a few words. */
export const inWords = (numbers: Numbers, texts: Texts, own: TableTexts): readonly string[] => [
  `${texts.term('defense')} ${numbers.defense}`,
  own.dice(numbers.dice),
];
