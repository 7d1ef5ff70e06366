import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Special } from '../../vocabulary/abilities.ts';
import { monsterOf } from '../figures.ts';
import { layoutIn } from '../map/in-play.ts';
import { openDoor } from '../scenario/rooms.ts';
import { orderOf } from '../turns/initiative-order.ts';
import type { Deed } from './deed.ts';

/** What one boss does and no other. Those of later scenarios come with their scenarios. [gh/bosses.3] */
export function* specialAbility(g: Gloom, deed: Deed, { name }: Special): Rule {
  switch (name) {
    case 'jump-to-next-door':
      return yield* jumpToNextDoor(g, deed);
    case 'minions-act-again':
      return minionsActAgain(g, deed);
    default:
      throw new Error(`${name} belongs to a scenario that is not in the box yet`);
  }
}

/** To the next locked door in order, which it opens although it is no character. [gh/bosses.3] */
function* jumpToNextDoor(g: Gloom, deed: Deed): Rule {
  const next = [...layoutIn(g).doors.values()].find(
    ({ id, locked }) => locked && !g.state.openDoors.includes(id),
  );
  if (next === undefined) return;
  deed.performed = true;
  deed.by.hex = next.hex;
  g.tell({ is: 'moved', figure: deed.by.id, path: [next.hex], how: 'jump' }, 'gh/bosses.3');
  yield* openDoor(g, next.id, null);
}

/** Every minion takes one more turn with the card drawn this round, in the order of the round. [gh/initiative.8] */
function minionsActAgain(g: Gloom, deed: Deed): void {
  const { minion } = monsterOf(g, deed.by);
  const minions = g.state.figures.filter(({ type }) => type === minion);
  const inOrder = minions.toSorted((one, other) => orderOf(g, one) - orderOf(g, other));
  g.state.turn?.actAgain.push(...inOrder.map(({ id }) => id));
  deed.performed = true;
}
