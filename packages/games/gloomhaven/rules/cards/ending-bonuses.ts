import type { Gloom } from '../../gloomhaven.ts';
import { type EndBonusOption, endBonusIn, endBonusOption } from '../../options.ts';
import type { Hero } from '../../state.ts';
import { retire } from './piles.ts';

/** Options to end a bonus, for questions that a player is asked anyway: it may be done at any time. [gh/bonuses.7] */
export const bonusEndings = ({ active }: Hero): readonly EndBonusOption[] =>
  active.map(({ card }) => endBonusOption(card));

/** Ends the bonus that an answer names; whether it names one. [gh/bonuses.7] */
export function endNamedBonus(g: Gloom, hero: Hero, answer: string): boolean {
  const ended = endBonusIn(answer);
  const named = hero.active.find(({ card }) => card === ended);
  if (named === undefined) return false;
  retire(g, hero, named);
  return true;
}
