/** Monsters whose decisions an explorer takes. [ma/destroying.5] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { ExplorerId, MonsterId } from '../../vocabulary/ids.ts';
import { monsterWith } from '../units.ts';

/** A turn at once, inside that of the explorer; its own comes as usual. [ma/destroying.6] */
export function* controlNow(_g: Machina, _monster: MonsterId, _by: ExplorerId, _stamina: number): Rule {
  throw new Error('not written');
}

/** Its next turn. [ma/destroying.6] */
export function controlNextTurn(g: Machina, id: MonsterId, by: ExplorerId): void {
  const monster = monsterWith(g.state, id);
  if (monster === null) return;
  monster.controlledBy = by;
  g.tell({ is: 'controlled', monster: id, by, now: false }, 'ma/destroying.6');
}
