import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import { added } from '../abilities/adjustments.ts';
import type { Deed } from '../abilities/deed.ts';
import { hold } from '../abilities/predicates.ts';
import { isAdjacent } from '../board.ts';
import { has, statsOf } from '../figures.ts';
import type { Boost } from './attack-boosts.ts';
import type { Defence } from './defence.ts';
import type { Edge } from './modifiers.ts';
import { givenTo, type Strike } from './strike.ts';

/** One attack on one target, with all that is in force for it on the attacker's side. */
export type Blow = { readonly strike: Strike; readonly target: Figure; readonly boosts: readonly Boost[] };

/** A part of an attack's value: what it comes from, by its id where it has one. */
export type Part = { readonly of: string; readonly value: number };

/** What the value of an attack is made of before anything is doubled: first that of the ability itself. [gh/attack.12] */
export function partsOf(g: Table, deed: Deed, { strike, target, boosts }: Blow): readonly [Part, ...Part[]] {
  const { adjustments } = strike;
  const paid = adjustments.filter(({ consume }) => consume !== undefined);
  const free = adjustments.filter(({ consume }) => consume === undefined);
  return [
    { of: 'ability', value: strike.value(target) },
    { of: 'poison', value: has(target, 'poison') ? 1 : 0 },
    { of: 'element', value: added(g, deed, { taken: paid, of: 'attack', target }) },
    { of: 'adjustment', value: added(g, deed, { taken: free, of: 'attack', target }) },
    ...boosts.map(({ from, attack }) => ({ of: from, value: attack })),
    ...strike.items.map((it) => ({ of: it.equipped.item, value: givenTo({ items: [it] }, 'attack') })),
  ];
}

/** How often a value is taken. [gh/attack.13] */
export const factorOf = (boosts: readonly Boost[]): number =>
  boosts.reduce((product, { effect }) => product * (effect.multiply ?? 1), 1);

/** Advantage and Disadvantage count once each and cancel. [gh/attack.33] */
export function edgeOf(
  g: Table,
  deed: Deed,
  { strike, target, boosts }: Blow,
  defence: Pick<Defence, 'disadvantage'>,
): Edge {
  const advantage =
    strike.hasAdvantage ||
    has(deed.by, 'strengthen') ||
    statsOf(g, deed.by)?.advantage === true ||
    boosts.some((it) => it.effect.advantage === true) ||
    strike.items.some(({ use }) => use.advantage === true) ||
    strike.adjustments.some((it) => it.advantage === true && hold(g, deed, it.when, target));
  const disadvantage =
    has(deed.by, 'muddle') ||
    statsOf(g, target)?.elusive === true ||
    defence.disadvantage ||
    (strike.isRanged && isAdjacent(g, deed.by.hex, target.hex));
  if (advantage === disadvantage) return 'none';
  return advantage ? 'advantage' : 'disadvantage';
}

/** How much of the Shield is ignored, from card, bonuses and items. [gh/effects.18] */
export function pierceOf(g: Table, deed: Deed, { strike, target, boosts }: Blow): number {
  const ignoresAll =
    strike.items.some(({ use }) => use.ignoreShield === true) ||
    boosts.some(({ effect }) => effect.ignoreShield === true);
  if (ignoresAll) return Number.POSITIVE_INFINITY;
  return (
    strike.pierce +
    boosts.reduce((sum, { effect }) => sum + (effect.add?.pierce ?? 0), 0) +
    added(g, deed, { taken: strike.adjustments, of: 'pierce', target }) +
    givenTo(strike, 'pierce')
  );
}
