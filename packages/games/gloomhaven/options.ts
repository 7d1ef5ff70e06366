/**
 * Options that carry parts, each with its maker and its reader. They are made and read here and nowhere else: answers to
 * them are kept in saved matches.
 */
import type { ItemId } from './vocabulary/ids.ts';

/** To use an item: `item:boots-of-striding`. */
export type ItemOption = `item:${ItemId}`;

export const itemOption = (item: ItemId): ItemOption => `item:${item}`;
