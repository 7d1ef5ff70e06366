/** How an attack is made, told from the ability that makes it. [ma/attacks.1] */
import type { Table } from '../../machina.ts';
import type { Aim } from '../../vocabulary/abilities.ts';
import type { CardId, ItemId } from '../../vocabulary/ids.ts';
import type { AttackMode } from '../../vocabulary/terms.ts';
import { abilityOf } from '../values/in-force.ts';
import type { Manner } from './attack-under-way.ts';

/** An attack, or another ability, of a card: with which item, by hand or from afar. */
export function mannerOf(g: Table, card: CardId, name: string, mode: AttackMode = 'normal'): Manner {
  const ability = abilityOf(g.content, card, name);
  const reach = ability.is === 'active' && ability.aim !== null ? reachOf(ability.aim) : 'none';
  const item = g.content.items.get(card as ItemId)?.id ?? null; // another card is no item
  return { reach, mode, environment: false, trap: false, item };
}

function reachOf({ at }: Aim): Manner['reach'] {
  if (at === 'melee') return 'melee';
  return at === 'ranged' || at === 'arc' ? 'ranged' : 'none';
}

/** An attack by a thing on the map. */
export const mannerOfThing = (what: 'trap' | 'barrel'): Manner => ({
  reach: 'none',
  mode: 'normal',
  environment: true,
  trap: what === 'trap',
  item: null,
});

/** What is done to a unit without an attack. */
export const barehanded: Manner = { ...mannerOfThing('barrel'), environment: false };
