/** Explorers that take control of monsters. [ma/destroying.5] [ma/destroying.6] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { ExplorerId, MonsterId } from '../../vocabulary/ids.ts';
import { settleFates } from '../losses/fates.ts';
import { monsterWith } from '../units.ts';
import { has } from '../values/values.ts';
import { actControlled } from './controlled.ts';
import { beginTurn, endTurn } from './turns.ts';

/** A turn at once, inside that of the explorer; the monster's own comes as usual. Bosses are not controlled. [ma/destroying.9] */
export function* controlNow(g: Machina, id: MonsterId, by: ExplorerId, stamina: number): Rule {
  const monster = monsterWith(g.state, id);
  if (monster === null || has(g, id, 'boss')) return;
  if (!(yield* beginTurn(g, monster, { stamina, controller: by }))) return;
  yield* settleFates(g);
  for (;;) {
    const { acting } = g.state;
    if (acting === null) return;
    if (!(yield* actControlled(g, acting, monster))) return yield* endTurn(g, acting, null);
  }
}

/** Its next turn. */
export function controlNextTurn(g: Machina, id: MonsterId, by: ExplorerId): void {
  const monster = monsterWith(g.state, id);
  if (monster === null || has(g, id, 'boss')) return;
  monster.controlledBy = by;
  g.tell({ is: 'controlled', monster: id, by, now: false }, 'ma/destroying.6');
}
