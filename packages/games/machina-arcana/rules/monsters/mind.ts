/** How a monster thinks. [ma/monsters.14] */
import type { Table } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { monsterCard, monsterWith } from '../units.ts';
import { has } from '../values/values.ts';

/** Cunning by its card or by an event, unless the table has cunning monsters act as the others do. [ma/Q5] */
export function isCunning(g: Table, unit: UnitId): boolean {
  const monster = monsterWith(g.state, unit);
  if (monster === null || g.state.options.cunningPolicy === 'as-irrational') return false;
  return monsterCard(g.content, monster.monster).mind === 'cunning' || has(g, unit, 'cunning');
}
