/** Who thinks, at which table; and what it has thought out already. */
import type { Hero } from '../state.ts';
import type { Table } from '../wow.ts';
import { type Arms, armsOf, bestHelp, type Help } from './fights/arms.ts';
import { oddsAgainst, typicalFoe } from './fights/forecast.ts';
import type { Odds } from './fights/odds.ts';

/** A hero at a table, for as long as one question is thought about: nothing changes meanwhile. */
export type Mind = { readonly table: Table; readonly hero: Hero };

/** Something that is found out once for a mind. */
export function oncePerMind<Found>(find: (mind: Mind) => Found): (mind: Mind) => Found {
  const known = new WeakMap<Mind, { readonly found: Found }>();
  return (mind) => {
    const before = known.get(mind);
    if (before !== undefined) return before.found;
    const found = find(mind);
    known.set(mind, { found });
    return found;
  };
}

/** What the hero brings to a fight. */
export const armsIn: (mind: Mind) => Arms = oncePerMind(({ table, hero }) => armsOf(table, hero));

/** The energy a hero can count on: what it has in its own turn, or what a turn gives on average. */
const energyIn = ({ table: { state }, hero }: Mind): number =>
  state.heroes[state.active] === hero ? hero.energy : 2;

/** The card that would help most in a fight. */
export const helpIn: (mind: Mind) => Help | null = oncePerMind((mind) =>
  bestHelp(mind.table.content, armsIn(mind), energyIn(mind)),
);

/** How the hero would fare against what the deck of its level has on average. */
export const usualOdds: (mind: Mind) => Odds = oncePerMind((mind) =>
  oddsAgainst(mind.table, armsIn(mind), typicalFoe(mind.table.content, mind.hero.level), null),
);
