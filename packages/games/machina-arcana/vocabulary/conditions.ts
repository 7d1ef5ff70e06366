import type { Amount } from './amounts.ts';
import type { Comparison, ItemType, Keyword, SpaceKind, SpaceState } from './terms.ts';
import type { Who } from './who.ts';

/** Something that is so or not. [ma/effects.6] */
export type Condition =
  | { readonly is: 'not'; readonly that: Condition }
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | {
      readonly is: 'stat';
      readonly stat: 'health' | 'essence' | 'armor' | 'will';
      readonly who: Who;
      readonly cmp: Comparison;
      readonly value: number | 'max';
    }
  /** Had lost health before the attack that is going on. */
  | { readonly is: 'was-hurt'; readonly who: Who }
  | { readonly is: 'adjacent'; readonly one: Who; readonly other: Who }
  | {
      readonly is: 'neighbours';
      readonly who: Who;
      readonly what: 'explorer' | 'monster';
      readonly cmp: Comparison;
      readonly value: number;
    }
  | { readonly is: 'next-to-space'; readonly who: Who | 'any-explorer'; readonly space: SpaceKind }
  /** One space of the kind is so near to every explorer. */
  | { readonly is: 'all-explorers-within'; readonly space: SpaceKind; readonly n: number }
  | { readonly is: 'moved-this-turn'; readonly who: Who }
  /** A swap would leave the target on a trap, or next to more monsters. */
  | { readonly is: 'worse-for-target' }
  | {
      readonly is: 'spaces-left';
      readonly space: SpaceKind;
      readonly state: SpaceState;
      readonly on: 'tile' | 'map';
      readonly cmp: Comparison;
      readonly value: Amount;
    }
  | { readonly is: 'counter'; readonly name: Counter; readonly cmp: Comparison; readonly value: number }
  | { readonly is: 'keyword'; readonly who: Who; readonly keyword: Keyword }
  /** A boss has no level. */
  | { readonly is: 'level'; readonly who: Who; readonly cmp: Comparison; readonly value: number }
  | {
      readonly is: 'equipped';
      readonly who: Who;
      readonly type: ItemType;
      readonly cmp: Comparison;
      readonly value: number;
    }
  | { readonly is: 'explorers-on-map'; readonly cmp: Comparison; readonly value: number }
  | { readonly is: 'monsters'; readonly cmp: Comparison; readonly value: number }
  | { readonly is: 'mark-in-play'; readonly mark: 'quarry' };

/** What chapters count. */
export const counters = [
  'tally',
  'offered',
  'seals',
  'fed',
  'pressure',
  'cut',
  'line',
  'gathered',
  'felled',
  'growth',
  'blows',
  'silenced',
  'tolls',
  'toll',
] as const;
export type Counter = (typeof counters)[number];
