import { content, type PlacementOption, readPlacement, wornAfter } from '@tavolo/machina-arcana';
import type { ExplorerView, ItemId, Worn } from '../game.ts';

/** What is worn as a list of placements, a main item before what is joined to it. */
export const placementsOf = ({ worn }: Pick<ExplorerView, 'worn'>): readonly PlacementOption[] =>
  worn.flatMap(({ main, top, bottom, right }) => [
    `wear:${main}` as const,
    ...[top, bottom, right].flatMap((item) => (item === null ? [] : [`fit:${item}:${main}` as const])),
  ]);

/** What these placements come to; `null`: they can't be made together. */
export const wornWith = (picked: readonly string[]): readonly Worn[] | null =>
  wornAfter(content, picked as readonly PlacementOption[]); // options of this question

type Carried = { readonly worn: readonly Worn[]; readonly bag: readonly ItemId[] };

/** All items of an explorer, those in the bag first. */
export const allItems = ({ worn, bag }: Carried): readonly ItemId[] => [
  ...bag,
  ...worn.flatMap(({ main, top, bottom, right }) =>
    [main, top, bottom, right].flatMap((item) => (item === null ? [] : [item])),
  ),
];

/** The places that an item can take beside what is placed already. */
export function placesFor(
  item: ItemId,
  options: readonly string[],
  picked: readonly string[],
): readonly PlacementOption[] {
  const others = picked.filter((option) => !concerns(option, item));
  return (options as readonly PlacementOption[]) // options of this question
    .filter((option) => readPlacement(option).item === item)
    .filter((option) => wornWith([...others, option]) !== null);
}

/** Whether a placement places an item, or something that is fitted to it. */
export function concerns(option: string, item: ItemId): boolean {
  const { item: placed, main } = readPlacement(option as PlacementOption); // an option of this question
  return placed === item || main === item;
}
