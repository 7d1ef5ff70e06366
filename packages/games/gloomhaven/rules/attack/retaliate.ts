import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { range } from '../board.ts';
import { inForce } from '../cards/lasting.ts';
import { sufferDamage } from '../damage.ts';
import { gainXp, isOnMap, theFigure } from '../figures.ts';
import { retaliateOf } from './shield.ts';

type ForThisAttack = readonly { readonly value: number; readonly range: number }[];

/** After the attack and its effects, if the bearer is still there and the attacker in reach. [gh/bonuses.17 to gh/bonuses.20] */
export function* retaliate(g: Gloom, deed: Deed, bearer: Figure, more: ForThisAttack): Rule {
  if (!(isOnMap(g.state, bearer) && isOnMap(g.state, deed.by))) return;
  const distance = range(g, bearer.hex, deed.by.hex);
  const damage =
    retaliateOf(g, bearer, distance) +
    more.filter((it) => distance <= it.range).reduce((sum, { value }) => sum + value, 0);
  if (damage === 0) return;
  for (const { hero, effect } of inForce(g, 'retaliated')) {
    if (hero.id === bearer.id) gainXp(g, theFigure(g.state, hero.id), effect.xp);
  }
  yield* sufferDamage(g, deed.by, { damage, cause: 'retaliate', by: bearer.id });
}
