import type { Effect } from '../vocabulary/effects.ts';
import type { Wow } from '../wow.ts';
import { combatOf, type SideName } from './table.ts';

/** A bonus gained in a combat lasts until its end, also when the die that gave it is rolled again. [wow/powers.8] */
export function addBonus(
  g: Pick<Wow, 'state'>,
  side: SideName,
  { stat, n, least }: Extract<Effect, { is: 'bonus' }>,
  from: string,
): void {
  if (stat !== 'attack' && stat !== 'defense' && stat !== 'damage')
    throw new Error(`${stat} is no number of a combat`);
  combatOf(g.state)[side].bonuses.push({ stat, n, from, least: least ?? null });
}
