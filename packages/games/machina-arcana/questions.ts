import type { Asks } from '@tavolo/kernel';
import type { DoorId } from './map/ground.ts';
import type {
  ActOption,
  DieOption,
  PlacementOption,
  TargetOption,
  TradeOption,
  UseOption,
} from './options.ts';
import type { CardId, EventId, ExplorerId, ItemId, MonsterId, UnitId } from './vocabulary/ids.ts';
import type { SpaceId } from './vocabulary/places.ts';
import type { ItemType } from './vocabulary/terms.ts';

/** The card and the ability that ask. */
type OfAbility = { readonly card: CardId; readonly ability: string };

/** What somebody must choose a space for. */
export type WhereTo =
  | 'spawn'
  | 'teleport'
  | 'move'
  | 'rubble'
  | 'barrel'
  | 'light'
  | 'stand'
  /** The exit token: an exit by the first of its spaces. */
  | 'exit'
  | 'drop'
  | 'destroy'
  /** A monster aims at it. */
  | 'aim';

/** A moment at which cards may be used. */
export type Moment =
  | 'attack-rolled'
  | 'would-lose-health'
  | 'would-lose-essence'
  | 'would-die'
  | 'would-fall'
  | 'recharge-rolled'
  | 'game-die-rolled'
  | 'event-drawn'
  | 'after';

/** The course of a round. */
type Course = {
  explorer: Asks<ExplorerId>;
  /** What the explorer whose turn it is does, or who goes next does first. `let-others`: a companion goes first. */
  act: Asks<
    ActOption | 'end' | 'let-others',
    { readonly explorer: ExplorerId; readonly stamina: number; readonly begun: boolean }
  >;
  'spawn-next': Asks<ExplorerId>;
};

/** Health, essence and dice. */
type Losses = {
  /** How much of a loss of health is paid with essence. */
  'essence-for-health': Asks<`${number}`, { readonly explorer: ExplorerId; readonly n: number }>;
  /** How much essence raises a roll. `needs`: what makes one more of the targets be hit. */
  raise: Asks<`${number}`, { readonly explorer: ExplorerId; readonly total: number }>;
  /** How much a companion pays. */
  support: Asks<
    `${number}`,
    {
      readonly explorer: ExplorerId;
      readonly supporter: ExplorerId;
      readonly left: number;
      readonly why: string;
    }
  >;
  /** Which dice of an own attack are rolled again; what they show. */
  'dice-to-reroll': Asks<DieOption, { readonly white: readonly number[]; readonly black: readonly number[] }>;
  /** Whether to use a card now. */
  use: Asks<UseOption | 'pass', { readonly moment: Moment; readonly unit: UnitId | null }>;
};

/** What cards ask. */
type Choices = {
  target: Asks<TargetOption, OfAbility & { readonly again: boolean }>;
  choice: Asks<string, OfAbility & { readonly unit: UnitId | null }>;
  where: Asks<
    SpaceId | 'stay',
    { readonly why: WhereTo; readonly unit: UnitId | null; readonly card: CardId | null }
  >;
  /** Which door is opened or closed. */
  door: Asks<DoorId, OfAbility>;
  /** Which of several that are equally near, weak or strong. */
  tie: Asks<UnitId, { readonly monster: MonsterId | null; readonly card: CardId | null }>;
  /** How far to push or pull, where the card says "up to". */
  'how-far': Asks<`${number}`, OfAbility & { readonly unit: UnitId }>;
  /** What a monster under control does. */
  'monster-act': Asks<ActOption | 'end', { readonly monster: MonsterId; readonly stamina: number }>;
  consent: Asks<'yes' | 'no', { readonly explorer: ExplorerId; readonly card: CardId | null }>;
};

/** Items and events. */
type Cards = {
  deck: Asks<ItemType, { readonly left: number; readonly explorer: ExplorerId }>;
  'item-to-keep': Asks<ItemId, { readonly explorer: ExplorerId }>;
  /** What an explorer takes along to the next scenario: so many. */
  'items-to-keep': Asks<ItemId, { readonly explorer: ExplorerId; readonly n: number }>;
  'item-goes-to': Asks<ExplorerId, { readonly item: ItemId }>;
  'item-fate': Asks<'destroy' | 'return' | 'drop', { readonly item: ItemId; readonly explorer: ExplorerId }>;
  /** Which of several that go back onto one deck comes next; the last lies on top. */
  'item-next-back': Asks<ItemId, { readonly explorer: ExplorerId; readonly left: number }>;
  /** Drawn cards for as many of one's own: both kinds are picked. */
  exchange: Asks<ItemId, { readonly explorer: ExplorerId; readonly drawn: readonly ItemId[] }>;
  /** What is worn, and where; the rest goes into the bag. */
  arrangement: Asks<PlacementOption, { readonly explorer: ExplorerId }>;
  'trade-with': Asks<ExplorerId | 'nobody', { readonly explorer: ExplorerId }>;
  'trade-items': Asks<TradeOption, { readonly explorer: ExplorerId; readonly with: ExplorerId }>;
  'trade-consent': Asks<
    'yes' | 'no',
    {
      readonly explorer: ExplorerId;
      readonly with: ExplorerId;
      readonly gives: readonly ItemId[];
      readonly takes: readonly ItemId[];
    }
  >;
  'equip-now': Asks<'yes' | 'no', { readonly item: ItemId }>;
  'item-to-lose': Asks<
    ItemId,
    { readonly explorer: ExplorerId; readonly why: 'bag' | 'unequip' | 'destroy' }
  >;
  'event-place': Asks<'top' | 'bottom', { readonly event: string }>;
  'event-on-top': Asks<EventId | string, { readonly left: number }>;
};

/** Every question of the game: its options, and what it says of itself. */
export type Questions = Course & Losses & Choices & Cards;
