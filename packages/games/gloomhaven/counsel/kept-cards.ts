import type { Chance } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { halfWorth } from './halves.ts';
import { lootingCounts } from './loot-cards.ts';

/** Cards by what they are good for when they come again and again, the least useful first. */
export function keptCards(g: Table, cards: readonly string[], chance: Chance): readonly string[] {
  const worth = new Map(
    cards.map((card) => {
      const id = card as CardId; // options are cards
      const worth = halfWorth(g, id, 'top') + halfWorth(g, id, 'bottom') + lootingCounts(g, id);
      return [card, worth + chance.below(100) / 200];
    }),
  );
  return cards.toSorted((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0));
}
