import { unreachable } from '@tavolo/hexes';
import type { Attack } from '../vocabulary/abilities.ts';
import type { Amount } from '../vocabulary/amounts.ts';
import type { Condition } from '../vocabulary/terms.ts';
import type { Foe } from './foes.ts';
import { dangerAt, type Hit, type Situation } from './situation.ts';

/** An attack, as far as it matters for choosing a place. */
export type Strike = {
  readonly value: number;
  readonly range: number;
  readonly count: number;
  readonly pierce: number;
  readonly conditions: readonly Condition[];
};

const conditionWorth: { readonly [is in Condition]?: number } = {
  stun: 2.5,
  disarm: 2,
  immobilize: 0.8,
  poison: 1,
  wound: 1.2,
  muddle: 0.7,
  curse: 0.7,
};

/** What a kill counts beyond the hit points it takes. */
const killWorth = 2.5;

export const numeric = (amount: Amount): number => (typeof amount === 'number' ? amount : 2);

export function strikeOf(ability: Attack): Strike {
  const { area, targets } = ability;
  const isAll = targets?.is === 'figures' && targets.count === 'all';
  const within = targets?.is === 'figures' && targets.where.is === 'within' ? targets.where.range : 1;
  return {
    value: numeric(ability.value) + ((ability.adjust?.length ?? 0) > 0 ? 0.5 : 0),
    range: ability.range === undefined ? numeric(within) : numeric(ability.range),
    count: isAll ? 6 : area === undefined ? (ability.count ?? 1) : Math.min(2, area.hexes.length),
    pierce: ability.pierce ?? 0,
    conditions: ability.conditions ?? [],
  };
}

/** What one attack on one enemy is good for. */
export function gainOn(
  { figure, shield, threat, counts }: Foe,
  { value, pierce, conditions }: Strike,
): number {
  const damage = Math.max(0.3, value - Math.max(0, shield - pierce));
  const isKill = damage >= figure.hp;
  const effects = conditions.reduce((sum, is) => sum + (conditionWorth[is] ?? 0), 0);
  const hurt = 1 - figure.hp / figure.maxHp;
  return counts * (Math.min(damage, figure.hp) + (isKill ? killWorth + 0.5 * threat : effects + 0.5 * hurt));
}

/** What an attack is good for from a cell, with as many targets as it has. */
export function gainAt({ foes, field }: Situation, cell: number, strike: Strike): number {
  let [best, rest, found] = [0, 0, 0];
  for (const foe of foes) {
    const distance = foe.ranges[cell] ?? unreachable;
    if (distance > strike.range || distance === 0 || !field.sees(cell, foe.cell)) continue;
    const gain = gainOn(foe, strike) - (strike.range > 1 && distance === 1 ? 0.8 : 0);
    found++;
    if (found <= strike.count) rest += gain;
    best = Math.max(best, gain);
  }
  return strike.count === 1 ? best : Math.max(best, rest);
}

/** The best use of an attack after so many points of walking. */
export function bestHit(s: Situation, ability: Attack, points: number): Hit {
  const known = s.hits.get(ability) ?? [];
  s.hits.set(ability, known);
  const found = known[points];
  if (found !== undefined) return found;
  const strike = strikeOf(ability);
  let best: Hit = { gain: 0, danger: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < s.walk.length; cell++) {
    if ((s.walk[cell] ?? unreachable) > points) continue;
    const gain = gainAt(s, cell, strike);
    if (gain <= 0) continue;
    const danger = dangerAt(s, cell);
    if (gain - s.fear * danger > most) [best, most] = [{ gain, danger }, gain - s.fear * danger];
  }
  known[points] = best;
  return best;
}
