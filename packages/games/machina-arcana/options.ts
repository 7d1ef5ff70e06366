/**
 * Options that are made of parts, each with its maker and its reader. They are made and read here and nowhere else:
 * answers to them are kept in saved matches.
 */
import type { DoorId } from './map/ground.ts';
import type { Side } from './vocabulary/faces.ts';
import type { CardId, ExplorerId, ItemId, UnitId } from './vocabulary/ids.ts';
import type { SpaceId } from './vocabulary/places.ts';

/** What an explorer can do with its stamina. */
export type ActOption =
  | `move:${SpaceId}`
  | `open:${DoorId}`
  | `close:${DoorId}`
  | `break:${DoorId}`
  /** An action space, or a spawn space to seal. */
  | `activate:${SpaceId}`
  | `explore:${Side}`
  | 'exit'
  | 'arrange'
  | `trade:${ExplorerId}`
  | UseOption
  | `drop:${ItemId}`
  | `pick:${ItemId}`;

/** An ability of a card. */
export type UseOption = `use:${CardId}:${string}`;

/** Where an item is worn: as a main item, or fitted to one. */
export type PlacementOption = `wear:${ItemId}` | `fit:${ItemId}:${ItemId}`;

/** An item that changes hands. */
export type TradeOption = `give:${ItemId}` | `take:${ItemId}`;

/** Something aimed at: a unit, or a space with its barrel. */
export type TargetOption = `unit:${UnitId}` | `space:${SpaceId}`;

/** One of the dice that lie on the table. */
export type DieOption = `${'white' | 'black'}:${number}`;

/** What is aimed at. */
export type Target =
  | { readonly is: 'unit'; readonly unit: UnitId }
  | { readonly is: 'space'; readonly at: SpaceId };

export const moveOption = (to: SpaceId): ActOption => `move:${to}`;
export const doorOption = (how: 'open' | 'close' | 'break', door: DoorId): ActOption => `${how}:${door}`;
export const activateOption = (at: SpaceId): ActOption => `activate:${at}`;
export const exploreOption = (side: Side): ActOption => `explore:${side}`;
export const tradeOption = (explorer: ExplorerId): ActOption => `trade:${explorer}`;
export const useOption = (card: CardId, ability: string): UseOption => `use:${card}:${ability}`;
export const dropOption = (item: ItemId): ActOption => `drop:${item}`;
export const pickOption = (item: ItemId): ActOption => `pick:${item}`;

export const dieOption = (colour: 'white' | 'black', place: number): DieOption => `${colour}:${place}`;
export const wearOption = (item: ItemId): PlacementOption => `wear:${item}`;
export const fitOption = (item: ItemId, main: ItemId): PlacementOption => `fit:${item}:${main}`;
export const giveOption = (item: ItemId): TradeOption => `give:${item}`;
export const takeOption = (item: ItemId): TradeOption => `take:${item}`;

/** An item and the main item that it is fitted to; `null`: it is worn by itself. */
export type Placement = { readonly item: ItemId; readonly main: ItemId | null };

export function readPlacement(option: PlacementOption): Placement {
  const { is, of, more } = readOption(option);
  return { item: of as ItemId, main: is === 'fit' ? (more as ItemId) : null }; // made by the makers above
}

/** The items of one side of a trade. */
export const readTrade = (options: readonly TradeOption[], side: 'give' | 'take'): readonly ItemId[] =>
  options.map(readOption).flatMap(({ is, of }) => (is === side ? [of as ItemId] : [])); // made by the makers above

/** An option taken apart: what it is, of what, and what more. */
export type ReadOption = { readonly is: string; readonly of: string; readonly more: string };

export function readOption(option: string): ReadOption {
  const [is = '', of = '', more = ''] = option.split(':');
  return { is, of, more };
}

export const targetOption = (target: Target): TargetOption =>
  target.is === 'unit' ? `unit:${target.unit}` : `space:${target.at}`;

export function readDie(option: DieOption): { readonly colour: 'white' | 'black'; readonly place: number } {
  const { is, of } = readOption(option);
  return { colour: is === 'white' ? 'white' : 'black', place: Number(of) };
}

export function readTarget(option: TargetOption): Target {
  const { is, of } = readOption(option);
  return is === 'unit' ? { is: 'unit', unit: of as UnitId } : { is: 'space', at: of as SpaceId }; // made by `targetOption`
}
