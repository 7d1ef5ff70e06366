import type { Table } from '../gloomhaven.ts';
import type { Hero } from '../state.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { halfWorth } from './halves.ts';
import { lootingCounts } from './loot-cards.ts';

/** The classes that do best without much thought, the best first: measured in the first scenario. */
const favourites: readonly string[] = [
  'cragheart',
  'tinkerer',
  'scoundrel',
  'brute',
  'mindthief',
  'spellweaver',
];

export const favouriteClass = (options: readonly string[]): string =>
  favourites.find((id) => options.includes(id)) ?? options[0] ?? '';

/** Together they cost the 30 gold that a character of level 1 has. */
export const outfitFrom = (options: readonly string[]): readonly string[] =>
  options.filter((it) => outfit.includes(it));

const outfit: readonly string[] = ['leather-armor', 'minor-healing-potion'];

/** The most useful cards. */
export function handFrom(g: Table, options: readonly string[], count: number): readonly string[] {
  const worth = (card: string): number => {
    const id = card as CardId; // options are cards
    return halfWorth(g, id, 'top') + halfWorth(g, id, 'bottom') + lootingCounts(g, id);
  };
  const best = options.toSorted((one, other) => worth(other) - worth(one)).slice(0, count);
  return options.filter((it) => best.includes(it));
}

/** How well the party is made up so far, from 0 to 1: whom it plays, and what they carry. */
export function preparedness(heroes: readonly Hero[]): number {
  const each = heroes.map(({ class: id, items }) => {
    const place = favourites.indexOf(id);
    const liking = place < 0 ? 0 : 1 - place / favourites.length;
    const carried = items.filter(({ item }) => outfit.includes(item)).length / outfit.length;
    return 0.6 * liking + 0.4 * carried;
  });
  return each.reduce((sum, it) => sum + it, 0) / Math.max(1, each.length);
}
