import type { Seat } from '@tavolo/kernel';
import type { Cause } from '../facts.ts';
import type { Token } from '../state.ts';
import type { Foe } from '../vocabulary/challenge-cards.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import type { Level, Resource } from '../vocabulary/terms.ts';

/** Something that happened. */
export type Happening =
  | {
      readonly is: 'beaten';
      readonly by: Seat;
      readonly foe: Foe;
      readonly level: Level;
      /** The card it is on; `null`: it is printed on the map, in `space`. */
      readonly card: CardId | null;
      readonly space: SpaceId;
    }
  | { readonly is: 'damaged'; readonly hero: Seat; readonly n: number; readonly cause: Cause }
  | {
      readonly is: 'defeated';
      readonly hero: Seat;
      readonly cause: Cause;
      /** The rival who won the duel and stands; `null`: it was no duel, or both fell. */
      readonly victor: Seat | null;
    }
  | { readonly is: 'revealed'; readonly by: Seat; readonly tokens: readonly Pick<Token, 'by' | 'nth'>[] }
  | { readonly is: 'placed'; readonly by: Seat }
  | { readonly is: 'used'; readonly by: Seat; readonly resource: Resource }
  /** The quest upkeep of a hero, in the space where it is. */
  | { readonly is: 'arrived'; readonly by: Seat; readonly space: SpaceId }
  | { readonly is: 'rose'; readonly by: Seat };
