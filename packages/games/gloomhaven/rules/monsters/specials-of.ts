import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { MonsterLasting } from '../../vocabulary/monsters.ts';
import { monsterOf } from '../figures.ts';

/** A boss's card with its special action written out. [gh/bosses.3] */
export const spelledOut = (g: Table, figure: Figure, abilities: readonly Ability[]): readonly Ability[] =>
  abilities.flatMap((ability) => {
    const number = specialNumber(ability);
    if (number === null || figure.kind !== 'monster') return [ability];
    return monsterOf(g, figure).specials?.[number] ?? [];
  });

/** 0 or 1 for special actions 1 and 2; `null` for any other ability. */
export function specialNumber(ability: Ability): 0 | 1 | null {
  if (ability.do !== 'special') return null;
  if (ability.name === 'boss-special-1') return 0;
  return ability.name === 'boss-special-2' ? 1 : null;
}

/** What the card that a monster has performed this round leaves in force, its special action with it. [gh/bosses.3] */
export function lastingUnder(g: Table, figure: Figure): readonly MonsterLasting[] {
  const card = figure.under === null ? undefined : g.content.monsterCards.get(figure.under);
  if (card === undefined) return [];
  const { specialsLasting } = monsterOf(g, figure);
  const ofSpecials = card.abilities.flatMap((ability) => {
    const number = specialNumber(ability);
    return number === null ? [] : (specialsLasting?.[number] ?? []);
  });
  return [...(card.lasting ?? []), ...ofSpecials];
}
