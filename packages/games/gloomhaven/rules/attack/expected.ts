import type { Table } from '../../gloomhaven.ts';
import type { ExpectedBlow } from '../../questions.ts';
import type { Figure } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { range } from '../board.ts';
import { boostsAhead } from './attack-boosts.ts';
import { itemsAhead } from './attack-items.ts';
import { type Blow, edgeOf, factorOf, type Part, partsOf, pierceOf } from './blow.ts';
import { isHardToHit } from './defence.ts';
import { retaliateOf, shieldOf } from './shield.ts';
import type { Strike } from './strike.ts';

/** All that an attack is expected to meet. */
type Met = Omit<ExpectedBlow, 'value' | 'damage'>;

/** What an attack on a target comes to as things stand; `null`: something else is done instead. */
export function expectedBlow(g: Table, deed: Deed, strike: Strike, target: Figure): ExpectedBlow | null {
  const boosts = boostsAhead(g, deed, strike, target);
  if (boosts.some(({ effect }) => effect.instead !== undefined)) return null;
  const items = itemsAhead(g, deed, strike, target);
  const blow: Blow = { strike: { ...strike, items }, target, boosts };
  const shield = shieldOf(g, target);
  return reckoned({
    on: target.id,
    parts: withDoubling(partsOf(g, deed, blow), blow),
    shield,
    pierce: Math.min(shield, pierceOf(g, deed, blow)),
    retaliate: retaliateOf(g, target, range(g, target.hex, deed.by.hex)),
    edge: edgeOf(g, deed, blow, { disadvantage: isHardToHit(g, target) }),
  });
}

/** With what doubling adds, after everything else; the attacker may choose that order. [gh/attack.13] */
function withDoubling(parts: readonly Part[], { boosts }: Blow): readonly Part[] {
  const doubles = boosts.find(({ effect }) => effect.multiply !== undefined);
  const more = (factorOf(boosts) - 1) * parts.reduce((sum, { value }) => sum + value, 0);
  const all = doubles === undefined ? parts : [...parts, { of: doubles.from, value: more }];
  return all.filter(({ value }) => value !== 0);
}

function reckoned(met: Met): ExpectedBlow {
  const value = Math.max(
    0,
    met.parts.reduce((sum, part) => sum + part.value, 0),
  );
  return { ...met, value, damage: Math.max(0, value - met.shield + met.pierce) };
}

/** What is expected of an ability that attacks so many, target by target, for a question about them. */
export const expectedBlows = (
  g: Table,
  deed: Deed,
  strike: Strike,
  { targets, targeted }: { readonly targets: readonly Figure[]; readonly targeted: number },
): readonly ExpectedBlow[] =>
  targets.flatMap((target) => expectedBlow(g, { ...deed, targeted }, strike, target) ?? []);
