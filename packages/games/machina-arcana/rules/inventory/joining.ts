/** How items are joined: what is worn by itself, and what fits where. [ma/inventory.2] */
import type { Fit } from '../../vocabulary/cards.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { Socket } from '../../vocabulary/terms.ts';
import { itemCard } from '../units.ts';

/** A main item, or an upgrade by itself; an augment needs a main item. [ma/inventory.3] */
export function canBeMain(content: Content, item: ItemId): boolean {
  const { is } = itemCard(content, item).fit;
  return is === 'main' || is === 'upgrade';
}

/** Consumables are used from the bag. [ma/inventory.8] */
export const canBeWorn = (content: Content, item: ItemId): boolean =>
  itemCard(content, item).fit.is !== 'consumable';

/** The socket that an item goes into; `null`: into none. Augments go to the right. [ma/inventory.7] */
function socketFor(fit: Fit): Socket | null {
  if (fit.is === 'augment') return 'right';
  return fit.is === 'upgrade' ? fit.socket : null;
}

/** The socket of a main item that an item fits into, type and symbol being the same; `null`: none. [ma/inventory.2] */
export function socketOn(content: Content, item: ItemId, main: ItemId): Socket | null {
  const [joined, host] = [itemCard(content, item), itemCard(content, main)];
  const socket = socketFor(joined.fit);
  if (socket === null || host.fit.is !== 'main' || host.type !== joined.type) return null;
  const plug = 'plug' in joined.fit ? joined.fit.plug : null;
  return host.fit.sockets[socket] === plug ? socket : null;
}
