/** Cards and monsters make explorers take items off; the owner chooses which. [ma/inventory.15] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import type { ItemType } from '../../vocabulary/terms.ts';
import { explorerOf, itemCard, wornItems } from '../units.ts';
import { unequip } from './carrying.ts';

/** Unequips one item of the owner's choice, or everything; where types are named, of these only. */
export function* unequipAny(g: Machina, id: ExplorerId, n: 1 | 'all', type: ItemType | null): Rule {
  const worn = wornItems(explorerOf(g.state, id)).filter(
    (item) => type === null || itemCard(g.content, item).type === type,
  );
  if (n === 'all') {
    for (const item of worn) yield* unequip(g, id, item);
    return;
  }
  const item = yield* chooseOne(g, id, worn);
  if (item !== null) yield* unequip(g, id, item);
}

function* chooseOne(g: Machina, id: ExplorerId, from: readonly ItemId[]): Rule<ItemId | null> {
  if (from.length === 0) return null;
  return yield* choose('item-to-lose', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/inventory.15',
    from,
    about: () => ({ explorer: id, why: 'unequip' }),
  });
}
