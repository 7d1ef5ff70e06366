/** What it is worth beyond the harm to hit a monster: for the story, and for the essence that its end gives. */
import type { Table } from '../machina.ts';
import { chanceOf } from '../rules/outlook/odds.ts';
import { worths } from '../rules/outlook/prospect.ts';
import { monsterWith } from '../rules/units.ts';
import { extra, figureOf, has } from '../rules/values/values.ts';
import type { Monster } from '../state.ts';
import type { Active } from '../vocabulary/abilities.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import { deep, isAttack } from './blows.ts';
import { stage } from './errand.ts';
import { gainIn, purseOf } from './purse.ts';
import { soughtIn } from './sought.ts';

/** The same for all monsters that an ability would be aimed at. */
export function strikeWorth(g: Table, unit: UnitId, ability: Active, targets: readonly UnitId[]): number {
  const attack = deep(ability.do).find(isAttack);
  if (attack === undefined) return 0;
  const bonus = (attack.bonus ?? 0) + extra(g, unit, 'attack-roll');
  let sum = 0;
  for (const target of targets) {
    const monster = monsterWith(g.state, target);
    if (monster === null || has(g, target, 'invulnerable')) continue;
    const [armor, will] = [figureOf(g, target, 'armor'), figureOf(g, target, 'will')];
    const defence =
      attack.mode === 'normal' ? armor : attack.mode === 'arcane' ? will : Math.min(armor, will);
    sum += chanceOf(attack.dice, defence - bonus) * hitWorth(g, monster);
  }
  return sum;
}

/** A hit on one that the chapter wants gone; the last hit brings essence. */
function hitWorth(g: Table, monster: Monster): number {
  const story = soughtIn(g).some(
    (sought) => sought.is === 'kill' || (sought.is === 'boss' && has(g, monster.monster, 'boss')),
  );
  const essence = monster.health > 1 ? 0 : Math.max(0, gainIn(purseOf(g), 1) - worths.essence);
  return essence + (story ? 0.3 * stage.done : 0);
}
