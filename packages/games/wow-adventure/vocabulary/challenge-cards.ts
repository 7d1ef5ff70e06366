import type { Cost, Effect } from './effects.ts';
import type { CardId, SpaceId } from './ids.ts';
import type { Power } from './powers.ts';
import type { Attack, ItemIcon, Level, Potion, Slot, Trait } from './terms.ts';

/** Somebody to fight: on a card, on the back of an event, or printed on the map. */
export type Foe = {
  /** What names it; not the id of a card. */
  readonly id: string;
  readonly traits: readonly Trait[];
  readonly attack: Attack;
  readonly defense: number;
  readonly damage: number;
  readonly powers: readonly Power[];
};

/** An item, on the back of a challenge card. */
export type Item = {
  readonly id: string;
  readonly slot: Slot;
  readonly icons: readonly ItemIcon[];
  readonly attack: Attack | null;
  readonly defense: number | null;
  readonly powers: readonly Power[];
  readonly potions: readonly Potion[];
};

/** When an event in play is turned over, unless its own front says so. [wow/cards.4] */
export type FlipWhen =
  | { readonly is: 'resource-used'; readonly resource: 'auction-house' }
  /** `by-rival`: in a duel, by a rival left standing; `marked`: only the hero that the card lies by. */
  | { readonly is: 'hero-defeated'; readonly byRival?: true; readonly marked?: true }
  | { readonly is: 'foe-beaten'; readonly trait?: Trait; readonly atLeast?: Level; readonly onMap?: true }
  | { readonly is: 'marked-damaged' }
  | { readonly is: 'marked-beaten' };

/** What an event is once it is turned over. */
export type EventBack =
  | { readonly is: 'effects'; readonly do: readonly Effect[] }
  | { readonly is: 'item'; readonly item: Item }
  | { readonly is: 'valor'; readonly valor: number }
  | { readonly is: 'foe'; readonly foe: Foe; readonly reward: readonly Effect[] };

export type EventSide = {
  readonly kind: 'global' | 'location' | 'special';
  /** Where a location event lies. */
  readonly place: SpaceId | null;
  readonly powers: readonly Power[];
  /** What it does when it is drawn, or when it is resolved in a challenge phase. */
  readonly resolve: EventResolution;
  readonly flip: FlipWhen | null;
  readonly back: EventBack;
};

/** `may`: the hero can leave it be. */
type EventResolution = {
  readonly may: boolean;
  readonly cost: readonly Cost[];
  readonly do: readonly Effect[];
};

/** A card of a challenge deck: an encounter with an item on its back, or an event. */
export type ChallengeCard = {
  readonly id: CardId;
  readonly level: Level;
  readonly foe: Foe | null;
  readonly item: Item | null;
  readonly event: EventSide | null;
};
