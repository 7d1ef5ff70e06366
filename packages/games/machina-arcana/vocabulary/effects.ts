import type { Amount } from './amounts.ts';
import type { Condition, Counter } from './conditions.ts';
import type { FaceId, MonsterId } from './ids.ts';
import type { Action, AttackMode, Dice, ItemType, Keyword, Resource, SpaceKind, Track } from './terms.ts';
import type { Who } from './who.ts';

/** How long something lasts. [ma/effects.5] */
export type Until =
  | 'this-roll'
  | 'end-of-turn'
  | 'its-next-turn'
  | 'explorer-phase'
  | 'horror-phase'
  | 'while-equipped'
  | 'while-related'
  | 'while-current'
  | 'chapter'
  | 'for-good';

/** Which attacks or abilities a change is about. `host`: those of the main item that the card is joined to. */
export type Scope =
  | 'host'
  | 'host-ranged'
  | 'host-melee'
  | 'ranged'
  | 'melee'
  | 'normal'
  | 'arcane'
  | 'environment'
  | 'trap'
  | 'by-self';

/** Values that can be changed. Their sums are never stored. */
export type Value =
  | 'armor'
  | 'will'
  | 'stamina'
  | 'stamina-max'
  | 'health-max'
  | 'essence-max'
  | 'attack-roll'
  | 'attack-roll-against'
  | 'range'
  | 'spawn-roll'
  | 'push-distance'
  | 'bag'
  | 'markers'
  | 'chest-draw';

/** What an action or an ability costs, in stamina or in essence. */
type Priced = Action | 'host' | 'consumable';

/** How often a change counts, if not always: for the next that it is about, or for one in every turn. */
type Times = 'once' | 'once-per-turn';

/** A change that is in force for a while. */
type Lasting = {
  readonly who: Who;
  readonly until: Until;
  readonly scope?: Scope;
  readonly if?: Condition;
  readonly times?: Times;
};

/** The unit that is moved against its will, and how far. */
type Shove = {
  readonly who: Who;
  readonly n: number;
  /** Away from whom, or toward whom; the own unit where nothing is said. */
  readonly from?: Who | 'nearest-spawn' | 'nearest-other-explorer';
  readonly upTo?: true;
  readonly stopsBeforePit?: true;
};

/** Something that a card does. [ma/effects.1] */
export type Effect =
  // Attacks.
  | {
      readonly is: 'attack';
      readonly mode: AttackMode;
      readonly dice: Dice;
      /** `target` where nothing is said. */
      readonly who?: Who;
      readonly bonus?: number;
      /** Each time on a target that is chosen anew. */
      readonly retarget?: true;
      readonly onHit?: readonly Effect[];
      readonly onMiss?: readonly Effect[];
    }
  /** To attacks with the main item that the card is joined to. */
  | { readonly is: 'add-dice'; readonly dice: Dice; readonly until: Until; readonly times?: Times }
  | { readonly is: 'reroll'; readonly dice: 'own-attack' | 'recharge' | 'game' }
  // Health, stamina, essence.
  | {
      readonly is: 'lose';
      readonly resource: Resource;
      readonly n: number;
      readonly who: Who;
      /** As much as there is. */
      readonly ifAble?: true;
    }
  | { readonly is: 'restore'; readonly resource: Resource; readonly n: number | 'all'; readonly who: Who }
  | {
      readonly is: 'prevent';
      readonly what: 'health' | 'essence' | 'fall' | 'death';
      readonly n: number | 'all';
    }
  | { readonly is: 'redirect'; readonly to: Who }
  | { readonly is: 'set-health'; readonly n: number; readonly who: Who }
  // Changes for a while.
  | (Lasting & { readonly is: 'modify'; readonly value: Value; readonly by: number })
  | (Lasting & { readonly is: 'price'; readonly of: Priced; readonly by: number; readonly least: number })
  | (Lasting & { readonly is: 'set-price'; readonly of: Priced; readonly to: number })
  | (Lasting & {
      readonly is: 'essence-price';
      readonly of: Priced;
      readonly by: number;
      readonly least: number;
    })
  | (Lasting & { readonly is: 'support-range'; readonly to: number | 'tile' | 'map' })
  | (Lasting & { readonly is: 'attack-mode'; readonly to: 'arcane' })
  | (Lasting & { readonly is: 'grant'; readonly keyword: Keyword })
  // Moving units.
  | {
      readonly is: 'move';
      readonly who: Who;
      readonly n: number;
      readonly toward?: 'nearest-explorer' | 'target' | 'away-from-attacker';
      readonly passesObstacles?: true;
      readonly passesPits?: true;
    }
  | (Shove & { readonly is: 'push' })
  | (Shove & { readonly is: 'pull' })
  | {
      readonly is: 'teleport';
      readonly who: Who;
      readonly to:
        | { readonly within: number }
        | { readonly space: SpaceKind }
        | { readonly nextTo: 'self' | 'target' };
      /** Where a monster goes that may choose. */
      readonly prefers?: 'next-to-nearest-explorer' | 'far-but-in-reach';
      readonly may?: true;
    }
  | { readonly is: 'swap'; readonly one: Who; readonly other: Who }
  // Ends of units and cards.
  | { readonly is: 'destroy-unit' | 'banish'; readonly who: Who }
  | { readonly is: 'destroy-this' }
  | { readonly is: 'destroy-item'; readonly who: Who; readonly where: 'equipped' | 'any' }
  | { readonly is: 'destroy-rubble' }
  /** The unexplored action space nearest to the healthiest explorer, on that explorer's tile; no chapter space. */
  | { readonly is: 'destroy-space' }
  // Monsters.
  | {
      readonly is: 'spawn';
      readonly forWho: Who;
      readonly level?: number;
      readonly at?: 'self';
      readonly mark?: 'quarry';
    }
  | {
      readonly is: 'control';
      readonly who: Who;
      readonly when: 'now' | 'next-turn';
      readonly stamina?: number;
    }
  | { readonly is: 'to-end-of-queue'; readonly who: Who }
  // The map.
  | { readonly is: 'trigger-traps'; readonly on: 'tile' | 'explorer-tiles' }
  | { readonly is: 'explode-barrels'; readonly on: 'tile' | 'explorer-tiles' }
  | { readonly is: 'close-doors' }
  | { readonly is: 'open-or-close-door' }
  | { readonly is: 'place-barrel' }
  | {
      readonly is: 'token';
      readonly token: 'explored' | 'light';
      readonly what: 'place' | 'remove';
      readonly on: 'target' | 'chapter-on-tile' | 'tile' | 'everywhere' | 'recharges-on-explorer-tiles';
    }
  | { readonly is: 'activate-target' }
  // Cards.
  | {
      readonly is: 'draw-items';
      readonly deck: ItemType | 'any';
      readonly n: number;
      readonly keep: number;
      readonly who?: Who;
    }
  | { readonly is: 'unequip'; readonly who: Who; readonly n: 1 | 'all'; readonly type?: ItemType }
  | { readonly is: 'use-inventory'; readonly who: Who }
  | { readonly is: 'trade'; readonly who: Who }
  | { readonly is: 'add-item-level'; readonly level: 2 | 3 }
  | { readonly is: 'repeat-horror-event' }
  | { readonly is: 'cancel-event' }
  | { readonly is: 'attach-event'; readonly to: Who; readonly otherwise: readonly Effect[] }
  | {
      readonly is: 'peek';
      readonly deck: 'horror' | 'explorer-event' | 'tiles';
      readonly n: number;
      readonly puts: 'top-or-bottom' | 'choose-top';
    }
  | { readonly is: 'take-back-markers'; readonly who: Who }
  // Tracks and counters.
  | { readonly is: 'track'; readonly track: Track; readonly by: number }
  | { readonly is: 'reset-track'; readonly track: Track }
  | { readonly is: 'count'; readonly name: Counter; readonly by: number }
  | { readonly is: 'reset-counter'; readonly name: Counter }
  // Composed ones.
  | {
      readonly is: 'if';
      readonly if: Condition;
      readonly do: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly is: 'for-each'; readonly who: Who; readonly do: readonly Effect[] }
  | { readonly is: 'repeat'; readonly times: number; readonly do: readonly Effect[] }
  | {
      readonly is: 'choose';
      readonly chooser: Who | 'group';
      readonly of: readonly { readonly id: string; readonly do: readonly Effect[] }[];
    }
  | {
      readonly is: 'roll';
      readonly atLeast: number;
      readonly do: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** Adds a token to the card; once there are so many, they go and this happens. */
  | { readonly is: 'gather'; readonly n: number; readonly do: readonly Effect[] }
  // The story.
  | { readonly is: 'place-exit'; readonly where: 'nearest' | 'farthest' | 'arrow' }
  | { readonly is: 'endgame'; readonly face: FaceId; readonly boss: MonsterId; readonly at: SpaceKind }
  | { readonly is: 'victory' }
  | { readonly is: 'defeat'; readonly why: Counter };

/** The value of an amount of something that chapters ask for. */
export type Goal = { readonly name: Counter; readonly atLeast: Amount };
