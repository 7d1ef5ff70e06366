/** What items are worth, and how they are best worn. */
import type { Table } from '../machina.ts';
import { fitOption, type PlacementOption, readPlacement, wearOption } from '../options.ts';
import { placementsOf, wornAfter } from '../rules/inventory/arranging.ts';
import { explorerCard, itemCard, wornItems } from '../rules/units.ts';
import type { Explorer } from '../state.ts';
import type { ItemId } from '../vocabulary/ids.ts';
import type { Class, ItemType } from '../vocabulary/terms.ts';

/** The type that a class can put on at once when it finds it. [ma/actions.15.3] */
const typeFor: { readonly [C in Class]: ItemType } = {
  bruiser: 'weapon',
  gunman: 'apparel',
  mystic: 'artifact',
  crafter: 'weapon',
};

/** What an item is worth to whoever has it. */
export function itemWorth({ content }: Pick<Table, 'content'>, item: ItemId): number {
  const { level, fit, type } = itemCard(content, item);
  const base = { main: 3, upgrade: 1.8, augment: 1.6, consumable: 1.5 }[fit.is];
  return base + 1.5 * (level - 1) + (type === 'weapon' && fit.is === 'main' ? 0.6 : 0);
}

/** The same to one explorer: what its class can use at once, or has nothing of its kind yet, is worth more. */
export function worthTo(g: Table, explorer: Explorer, item: ItemId): number {
  const { type, fit } = itemCard(g.content, item);
  const own = explorerCard(g.content, explorer.explorer).class;
  const hasSuch = wornItems(explorer).some((one) => itemCard(g.content, one).type === type);
  const atOnce = fit.is === 'main' && (type === typeFor[own] || own === 'crafter') && !hasSuch ? 2 : 0;
  return itemWorth(g, item) + atOnce + (hasSuch || fit.is === 'consumable' ? 0 : 0.5);
}

/** The best places for all that can be worn: the most valuable first, each where it still fits. */
export function bestPlacements(g: Table, explorer: Explorer): readonly PlacementOption[] {
  const all = placementsOf(g, explorer.explorer);
  const ranked = [...all].sort((one, other) => rank(g, other) - rank(g, one));
  const placed: PlacementOption[] = [];
  for (const option of ranked) if (wornAfter(g.content, [...placed, option]) !== null) placed.push(option);
  return placed;
}

/** Main items come first, so that something can be fitted to them. */
function rank(g: Table, option: PlacementOption): number {
  const { item, main } = readPlacement(option);
  const isMain = itemCard(g.content, item).fit.is === 'main';
  return itemWorth(g, item) + (isMain ? 20 : 0) + (main === null ? 0 : 10);
}

/** What is worn now, as it would be picked. */
const worn = ({ worn: all }: Explorer): readonly PlacementOption[] =>
  all.flatMap(({ main, top, bottom, right }) => [
    wearOption(main),
    ...[top, bottom, right].flatMap((item) => (item === null ? [] : [fitOption(item, main)])),
  ]);

const worthOf = (g: Table, placed: readonly PlacementOption[]): number =>
  placed.reduce((sum, option) => sum + itemWorth(g, readPlacement(option).item), 0);

/** How much better an explorer could be fitted out than it is. */
export const gainByArranging = (g: Table, explorer: Explorer): number =>
  worthOf(g, bestPlacements(g, explorer)) - worthOf(g, worn(explorer));
