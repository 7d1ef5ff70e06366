import type { Seat } from '@tavolo/kernel';
import type { DoorId } from './map/ground.ts';
import type { Counter } from './vocabulary/conditions.ts';
import type { Side } from './vocabulary/faces.ts';
import type {
  CardId,
  ChapterId,
  EventId,
  ExplorerId,
  FaceId,
  ItemId,
  MonsterId,
  ScenarioId,
  UnitId,
} from './vocabulary/ids.ts';
import type { SpaceId } from './vocabulary/places.ts';
import type { AttackMode, ItemType, Keyword, Resource, SpaceKind, Track } from './vocabulary/terms.ts';

/** What did something: a card, or a thing on the map. */
export type Source =
  | CardId
  | 'chest'
  | 'event-space'
  | 'trap'
  | 'barrel'
  | 'pit'
  | 'seal'
  | 'threat'
  | 'recharge'
  | 'cost';

type OfExplorer = { readonly explorer: ExplorerId };
type OfMonster = { readonly monster: MonsterId };

type SetUpFacts =
  | { readonly is: 'chose-explorer'; readonly seat: Seat; readonly explorer: ExplorerId }
  | {
      /** A survivor of the scenario before goes on, with what it has kept. */
      readonly is: 'came-back';
      readonly seat: Seat;
      readonly explorer: ExplorerId;
      readonly items: readonly ItemId[];
    }
  | {
      readonly is: 'laid-tile';
      readonly face: FaceId;
      readonly column: number;
      readonly row: number;
      readonly turns: number;
      /** The explorer that explored it; `null`: it was laid by the rules. */
      readonly by: ExplorerId | null;
    }
  | { readonly is: 'scrolled-off'; readonly column: number; readonly row: number }
  | { readonly is: 'stood'; readonly unit: UnitId; readonly at: SpaceId }
  | { readonly is: 'chapter-began'; readonly chapter: ChapterId; readonly by: ExplorerId | null };

type TurnFacts =
  | { readonly is: 'round-began'; readonly round: number }
  | (OfExplorer & { readonly is: 'turn-began' | 'turn-ended' })
  | {
      readonly is: 'moved';
      readonly unit: UnitId;
      /** The spaces it walked over, from where it began. */
      readonly way: readonly SpaceId[];
      /** Stamina that is left. */
      readonly left: number;
    }
  | {
      readonly is: 'displaced';
      readonly unit: UnitId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly how: 'pushed' | 'pulled' | 'teleported' | 'swapped' | 'carried' | 'moved';
      readonly source: Source | null;
    }
  | {
      readonly is: 'used-door';
      readonly unit: UnitId | null;
      readonly door: DoorId;
      readonly now: 'open' | 'closed' | 'destroyed';
    }
  | {
      /** An action space was activated. */
      readonly is: 'activated';
      readonly unit: UnitId;
      readonly kind: SpaceKind;
      readonly at: SpaceId;
    }
  | {
      /** What lies on a space has changed. */
      readonly is: 'marked-space';
      readonly at: SpaceId;
      readonly token: 'explored' | 'destroyed' | 'light' | null;
    }
  | { readonly is: 'changed-space'; readonly at: SpaceId; readonly now: 'barrel' | 'floor' }
  | (OfExplorer & { readonly is: 'recharged'; readonly face: 'health' | 'stamina-2' | 'stamina-3' | 'blank' })
  | (OfExplorer & { readonly is: 'exited' })
  | { readonly is: 'placed-exit'; readonly column: number; readonly row: number; readonly side: Side }
  | { readonly is: 'left-the-map' };

type ResourceFacts =
  | {
      readonly is: 'lost';
      readonly unit: UnitId;
      readonly what: Resource;
      readonly n: number;
      readonly now: number;
      readonly source: Source;
    }
  | {
      readonly is: 'restored';
      readonly unit: UnitId;
      readonly what: Resource;
      readonly n: number;
      readonly now: number;
      readonly source: Source;
    }
  | (OfExplorer & {
      /** Essence that a companion paid in another's place. */
      readonly is: 'supported';
      readonly by: ExplorerId;
      readonly n: number;
    })
  | {
      readonly is: 'prevented';
      readonly unit: UnitId;
      readonly n: number;
      readonly source: CardId | 'warded';
    }
  | { readonly is: 'redirected'; readonly from: UnitId; readonly to: UnitId; readonly source: CardId };

type AttackFacts =
  | {
      readonly is: 'played';
      readonly unit: UnitId;
      readonly card: CardId;
      readonly ability: string;
      /** What it is aimed at; `null`: nothing. */
      readonly target: UnitId | SpaceId | null;
      readonly stamina: number;
      readonly essence: number;
    }
  | {
      readonly is: 'rolled';
      /** `null`: nobody attacks. */
      readonly by: UnitId | null;
      readonly source: Source;
      readonly mode: AttackMode;
      readonly white: readonly number[];
      readonly black: readonly number[];
      readonly bonus: number;
      readonly total: number;
      readonly targets: readonly (UnitId | SpaceId)[];
    }
  | {
      readonly is: 'changed-roll';
      readonly source: CardId | 'essence';
      readonly by: UnitId | null;
      readonly total: number;
    }
  | {
      readonly is: 'hit' | 'missed';
      readonly target: UnitId | SpaceId;
      readonly total: number;
      readonly defence: number;
    }
  | {
      readonly is: 'destroyed-unit';
      readonly unit: UnitId;
      readonly by: ExplorerId | null;
      readonly source: Source | null;
    }
  | { readonly is: 'banished'; readonly unit: UnitId; readonly source: Source | null }
  | (OfExplorer & { readonly is: 'died' })
  | (OfExplorer & { readonly is: 'saved'; readonly source: CardId })
  | { readonly is: 'exploded'; readonly at: SpaceId }
  | { readonly is: 'traps-fired'; readonly at: SpaceId | null; readonly by: UnitId | null };

type PhaseFacts =
  | (OfExplorer & {
      readonly is: 'checked-spawn';
      readonly roll: number;
      readonly rating: number;
      readonly comes: boolean;
    })
  | (OfExplorer & { readonly is: 'no-spawn-space' })
  | {
      /** The game die in a check, before cards let it be rolled again. */
      readonly is: 'rolled-game-die';
      readonly by: ExplorerId | null;
      readonly roll: number;
      readonly rating: number;
    }
  | (OfMonster & { readonly is: 'spawned'; readonly at: SpaceId; readonly forWhom: ExplorerId | null })
  | { readonly is: 'no-monster-left' }
  | (OfMonster & { readonly is: 'went-to-end' })
  | { readonly is: 'checked-horror'; readonly roll: number; readonly rating: number; readonly comes: boolean }
  | {
      readonly is: 'drew-event';
      readonly deck: 'explorer' | 'horror';
      readonly event: EventId;
      readonly by: ExplorerId | null;
    }
  | { readonly is: 'event-lies'; readonly event: EventId; readonly with: UnitId | null }
  | { readonly is: 'event-left'; readonly event: EventId }
  | { readonly is: 'track-moved'; readonly track: Track; readonly now: number }
  | { readonly is: 'level-rose'; readonly level: number }
  | (OfMonster & {
      readonly is: 'monster-began';
      /** Whom it goes for; `null`: nobody. */
      readonly nearest: UnitId | null;
      readonly steps: number;
      readonly why: 'only-one' | 'nearest' | 'weakest' | 'chosen' | 'nobody' | 'seeks';
    })
  | (OfMonster & {
      /** What it does next, and why: told before it does so. */
      readonly is: 'monster-chose';
      /** Whom it does it to or goes for, and how many steps that is; `null`: nobody. */
      readonly forWhom: UnitId | null;
      readonly steps: number;
      /** Why just that one. `in-reach`: others are nearer, and it can do nothing to them. */
      readonly whom: 'only-one' | 'nearest' | 'weakest' | 'chosen' | 'in-reach' | 'seeks' | 'nobody';
      readonly does: 'ability' | 'door' | 'lever' | 'nearer' | 'to-reach' | 'away';
      /** The abilities that come before it, and what keeps it from each. */
      readonly passed: readonly {
        readonly card: CardId;
        readonly ability: string;
        readonly why: 'stamina' | 'limit' | 'marker' | 'nobody' | 'condition' | 'nothing';
      }[];
    })
  | (OfMonster & { readonly is: 'monster-stopped'; readonly why: 'spent' | 'no-nearer' | 'dazed' | 'nobody' })
  | (OfMonster & { readonly is: 'controlled'; readonly by: ExplorerId; readonly now: boolean });

type CardFacts =
  | (OfExplorer & { readonly is: 'drew-item'; readonly item: ItemId; readonly deck: ItemType })
  | (OfExplorer & { readonly is: 'gained-item'; readonly item: ItemId; readonly worn: boolean })
  | (OfExplorer & {
      readonly is: 'destroyed-item' | 'dropped-item' | 'picked-up-item' | 'unequipped';
      readonly item: ItemId;
    })
  | (OfExplorer & { readonly is: 'returned-item'; readonly item: ItemId; readonly deck: ItemType })
  | (OfExplorer & { readonly is: 'exchanged-item'; readonly given: ItemId; readonly taken: ItemId })
  | (OfExplorer & { readonly is: 'arranged' })
  | (OfExplorer & {
      readonly is: 'traded';
      readonly with: ExplorerId;
      readonly gave: readonly ItemId[];
      readonly got: readonly ItemId[];
    })
  | { readonly is: 'item-level'; readonly level: 2 | 3 }
  | {
      readonly is: 'peeked';
      readonly deck: 'horror' | 'explorer-event' | 'tiles';
      readonly cards: readonly string[];
      readonly by: ExplorerId;
    }
  | { readonly is: 'effect-rolled'; readonly card: CardId; readonly roll: number; readonly atLeast: number }
  | { readonly is: 'gathered'; readonly card: CardId; readonly n: number; readonly of: number }
  | { readonly is: 'counted'; readonly name: Counter; readonly now: number }
  | { readonly is: 'granted'; readonly unit: UnitId; readonly keyword: Keyword; readonly card: CardId }
  | {
      readonly is: 'changed';
      readonly unit: UnitId;
      readonly what: string;
      readonly by: number;
      readonly card: CardId;
    }
  | { readonly is: 'cancelled-event'; readonly event: EventId; readonly by: CardId };

type EndFacts =
  | { readonly is: 'won'; readonly by: CardId }
  | { readonly is: 'lost-game'; readonly why: Counter | 'all-dead' }
  /** What a survivor takes along to the next scenario. */
  | (OfExplorer & { readonly is: 'kept-items'; readonly items: readonly ItemId[] })
  | {
      /** How the campaign goes on, and with which scenario. */
      readonly is: 'campaign-stands';
      readonly how: 'goes-on' | 'won' | 'again' | 'lost';
      readonly scenario: ScenarioId;
    };

/** What the log tells. */
export type Fact = SetUpFacts | TurnFacts | ResourceFacts | AttackFacts | PhaseFacts | CardFacts | EndFacts;
