import { bonusXp, goldPerCoin } from '@tavolo/gloomhaven/level';
import type { View } from '../game.ts';
import { type ExplainedValue, made, part } from './values.ts';

/** The level of the scenario, and what follows from it. [gh/level.1, gh/level.2, gh/level.4] */
export function levelValues(view: View): readonly ExplainedValue[] {
  const { level, monsterLevel, trapDamage, heroes, options } = view;
  const average = heroes.reduce((sum, hero) => sum + hero.level, 0) / Math.max(1, heroes.length);
  const recommended = Math.ceil(average / 2);
  const xp = bonusXp({ level });
  return [
    options.level === null
      ? made('level', part('average', recommended), part('difficulty', level - recommended))
      : made('level', part('chosen', level)),
    made('monsterLevel', part('scenario', level), part('open', monsterLevel - level)),
    made('trapDamage', part('fixed', 2), part('scenario', level), part('open', trapDamage - level - 2)),
    made('goldPerCoin', part('scenario', goldPerCoin({ level }))),
    made('bonusXp', part('fixed', 4), part('scenario', xp - 4)),
  ];
}
