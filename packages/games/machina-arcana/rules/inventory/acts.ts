/** What an explorer can do with items for stamina. [ma/actions.2] */
import type { Rule } from '@tavolo/kernel';
import type { Machina, Table } from '../../machina.ts';
import { type ActOption, dropOption, pickOption, readOption, tradeOption } from '../../options.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import { explorerOf } from '../units.ts';
import { priceOf } from '../values/values.ts';
import { arrange, placementsOf } from './arranging.ts';
import { canDrop, drop, gain, itemsOf, keepWithinBag } from './carrying.ts';
import { areDropsOn, itemsWithinReach, pickUp } from './lying.ts';
import { adjacentPartners, trade } from './trading.ts';

/** Dropping an item and picking one up cost so much. [ma/inventory.10] */
export const lying = 1;

/** An act and its price in stamina. */
export type InventoryAct = { readonly option: ActOption; readonly stamina: number };

/** Everything that an explorer could do with items now, paid for or not. */
export function inventoryActs(g: Table, id: ExplorerId): readonly InventoryAct[] {
  const arranging = placementsOf(g, id).length > 0 ? ['arrange' as const] : [];
  const at = areDropsOn(g.state.options) ? explorerOf(g.state, id).at : null;
  const within = at === null ? [] : itemsWithinReach(g, at);
  const droppable = canDrop(g, id) ? itemsOf(explorerOf(g.state, id)) : [];
  return [
    ...arranging.map((option) => ({ option, stamina: priceOf(g, id, 'use-inventory').n })),
    ...adjacentPartners(g, id).map((other) => ({
      option: tradeOption(other),
      stamina: priceOf(g, id, 'trade').n,
    })),
    ...within.map((item) => ({ option: pickOption(item), stamina: lying })),
    ...droppable.map((item) => ({ option: dropOption(item), stamina: lying })),
  ];
}

/** Carries one of them out, and pays for it. A trade that is declined costs nothing. [ma/actions.3.2] */
export function* doInventoryAct(g: Machina, id: ExplorerId, option: ActOption): Rule {
  const explorer = explorerOf(g.state, id);
  const { is, of } = readOption(option);
  switch (is) {
    case 'trade': {
      const price = priceOf(g, id, 'trade').n;
      if (yield* trade(g, id, of as ExplorerId)) explorer.stamina -= price; // made by `tradeOption`
      return;
    }
    case 'arrange':
      explorer.stamina -= priceOf(g, id, 'use-inventory').n;
      return yield* arrange(g, id);
    case 'pick':
      explorer.stamina -= lying;
      return yield* pick(g, id, of as ItemId); // made by `pickOption`
    case 'drop':
      explorer.stamina -= lying;
      return yield* dropOne(g, id, of as ItemId); // made by `dropOption`
    default:
      throw new Error(`${option} is nothing done with items`);
  }
}

function* dropOne(g: Machina, id: ExplorerId, item: ItemId): Rule {
  yield* drop(g, id, item);
  yield* keepWithinBag(g, id);
}

function* pick(g: Machina, id: ExplorerId, item: ItemId): Rule {
  pickUp(g, item);
  g.tell({ is: 'picked-up-item', explorer: id, item }, 'ma/inventory.10');
  yield* gain(g, id, [item]);
}
