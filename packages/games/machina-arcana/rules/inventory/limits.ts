/** How much an explorer can wear and carry. [ma/inventory.6] */
import type { Table } from '../../machina.ts';
import type { Worn } from '../../state.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import type { ItemType } from '../../vocabulary/terms.ts';
import { explorerOf, itemCard, wornTogether } from '../units.ts';
import { extra } from '../values/values.ts';

const mostHands = 2;
const bagSpaces = 6;

/** A joined weapon needs the largest number of hands on its cards. [ma/inventory.5] */
const handsOf = (content: Content, worn: Worn): number =>
  Math.max(...wornTogether(worn).map((item) => handsOfItem(content, item)));

function handsOfItem(content: Content, item: ItemId): number {
  const { fit } = itemCard(content, item);
  return 'hands' in fit ? fit.hands : 0;
}

/** Weapons for two hands, one main item of apparel, one of artifacts; an upgrade by itself counts as one. [ma/inventory.11] */
export function isWithinLimits(content: Content, worn: readonly Worn[]): boolean {
  const ofType = (type: ItemType): readonly Worn[] =>
    worn.filter(({ main }) => itemCard(content, main).type === type);
  const hands = ofType('weapon').reduce((sum, one) => sum + handsOf(content, one), 0);
  return hands <= mostHands && ofType('apparel').length <= 1 && ofType('artifact').length <= 1;
}

/** An item worn by itself. */
export const wornAlone = (main: ItemId): Worn => ({ main, top: null, bottom: null, right: null });

/** How many unequipped cards an explorer can hold. */
export const bagLimit = (g: Table, id: ExplorerId): number => bagSpaces + extra(g, id, 'bag');

/** Whether an item could be worn by itself beside what is worn now. */
export const hasRoomFor = (g: Table, id: ExplorerId, item: ItemId): boolean =>
  isWithinLimits(g.content, [...explorerOf(g.state, id).worn, wornAlone(item)]);
