import type { Condition } from './conditions.ts';
import type { TrophyId } from './ids.ts';
import type { AttackType, Face, Level, Stat } from './terms.ts';

/**
 * Whom an effect concerns. `self` is the side whose power it is: the hero of a card, or the encounter itself; `bearer`
 * what an attached card lies on; `it` the hero that an `each` has come to; `target` what the card was aimed at;
 * `entering` the hero that walked into a trap.
 */
export type Who = 'self' | 'opponent' | 'bearer' | 'it' | 'target' | 'entering';

/** What cards, tokens and spaces do: every word once, whatever it is printed on. */
export type Effect =
  | OnNumbers
  | OnDice
  | OnFights
  | OnHealth
  | OnHands
  | OnMovement
  | OnItems
  | OnTable
  | Control;

type OnNumbers =
  /** Adds to a number: for the combat where there is one, for the turn (movement), or for as long as the card works. */
  | {
      readonly is: 'bonus';
      readonly stat: Stat;
      readonly n: number;
      readonly who: Who;
      /** The number never falls below this by it. */
      readonly least?: number;
    }
  | { readonly is: 'attack-type'; readonly type: AttackType; readonly who: Who }
  | { readonly is: 'gain-energy'; readonly n: number }
  | { readonly is: 'lose-energy'; readonly who: Who };

type OnDice =
  | { readonly is: 'reroll'; readonly die: 'own' | 'opponent' | 'movement' }
  | { readonly is: 'turn-die'; readonly to: Face }
  /** Rolls one more die, which triggers nothing, and does what stands in the row of its face. */
  | { readonly is: 'roll'; readonly rows: readonly Row[] }
  /** Every hero rolls; the highest and the lowest get something. */
  | { readonly is: 'contest'; readonly highest: readonly Effect[]; readonly lowest: readonly Effect[] };

/** What an extra die does on some faces. */
export type Row = { readonly faces: readonly Face[]; readonly do: readonly Effect[] };

type OnFights =
  | { readonly is: 'no-attack'; readonly who: Who }
  /** Rolls anew and attacks once more, in the melee step. */
  | { readonly is: 'attack-again' }
  | { readonly is: 'acts-last' }
  | { readonly is: 'end-combat'; readonly card: 'track' | 'discard' }
  /** The encounter is not fought; its card goes to the track. */
  | { readonly is: 'skip-fight' }
  | { readonly is: 'beat-this' }
  /** Beats another unbeaten encounter in the space: one whose defense the own total reaches, or of at most a level. */
  | { readonly is: 'beat-other'; readonly reach: 'total' | Level }
  | { readonly is: 'stays-unbeaten' }
  | { readonly is: 'gains-aggro' }
  | { readonly is: 'loses-aggro' }
  /** More damage for as long as it stays on the track. */
  | { readonly is: 'grows'; readonly damage: number }
  | { readonly is: 'ignore-weapon-text' }
  | { readonly is: 'forbid'; readonly what: 'reroll' | 'end-combat' }
  /** In each combat of this turn the own attack is ranged if the own die shows one of these. */
  | { readonly is: 'charge'; readonly faces: readonly Face[] }
  /** In each combat of this turn the opponent's attack is ranged and does one more damage. */
  | { readonly is: 'ambush' };

type OnHealth =
  | { readonly is: 'damage'; readonly n: number; readonly who: Who }
  /** When the next turn of that hero begins. */
  | { readonly is: 'damage-later'; readonly n: number; readonly who: Who }
  /** `rival-cards`: one for each card of a rival attached, at least one. */
  | { readonly is: 'heal'; readonly n: number | 'all' | 'rival-cards'; readonly who: Who }
  | { readonly is: 'prevent'; readonly n: number }
  /** Any number of ability cards is discarded, and as much damage prevented. */
  | { readonly is: 'prevent-by-cards' }
  /** Stays in place with one health left instead of being defeated. */
  | { readonly is: 'survive' }
  | { readonly is: 'disease'; readonly who: Who }
  | { readonly is: 'cure' }
  | { readonly is: 'immune-to-disease' }
  /** Until the end of that hero's next turn. */
  | { readonly is: 'no-healing'; readonly who: Who };

type OnHands =
  | { readonly is: 'draw'; readonly n: number; readonly who: Who }
  | {
      readonly is: 'discard';
      readonly n: number | 'half';
      readonly who: Who;
      readonly how: 'choice' | 'random';
    }
  | { readonly is: 'cancel-card' }
  /** Puts this card on the opponent. */
  | { readonly is: 'attach-this' }
  /** Cards attached to a hero come off: one of a rival's, or all. */
  | { readonly is: 'shed'; readonly who: Who; readonly what: 'one-of-rivals' | 'all' }
  | { readonly is: 'discard-this' }
  /** With the last counter the card goes. */
  | { readonly is: 'remove-counter' }
  | { readonly is: 'peek-hand'; readonly within: number };

type OnMovement =
  | {
      readonly is: 'move';
      readonly n: number;
      readonly who: Who;
      /** Who chooses the way: the hero of the card, or the player on the right of the hero that is moved. */
      readonly by: 'self' | 'right';
      /** Only to a space with a rival or an unbeaten encounter. */
      readonly toFoe?: true;
      /** Waits for the end of the combat. */
      readonly afterCombat?: true;
    }
  | {
      readonly is: 'teleport';
      readonly who: Who;
      readonly to: 'city' | 'flight-path' | 'own-space' | { readonly within: number };
      /** An aggro marker does not hold the hero. */
      readonly leavesAggro?: true;
      /** The hero may stay. */
      readonly may?: true;
    }
  /** At most one space in that hero's next movement phase. */
  | { readonly is: 'slow'; readonly who: Who }
  /** Walking ends here. */
  | { readonly is: 'stop' }
  | { readonly is: 'end-movement' }
  /** Aggro markers neither stop nor hold the hero this turn. */
  | { readonly is: 'ignore-aggro' }
  | { readonly is: 'turn-card'; readonly to: 'starting' | 'reverse'; readonly who: Who };

type OnItems =
  | { readonly is: 'gain-item'; readonly level: Level | 'own-or-lower'; readonly n: number }
  | {
      readonly is: 'discard-item';
      readonly n: number;
      readonly who: Who;
      readonly from: 'backpack' | 'anywhere';
      readonly how: 'choice' | 'random';
    }
  /** Takes an item from a rival's backpack; that rival takes a different one. */
  | { readonly is: 'trade' };

type OnTable =
  | { readonly is: 'place-discovery'; readonly n: number; readonly who: Who }
  | { readonly is: 'peek-discovery'; readonly within: number | 'map'; readonly mayDiscard?: true }
  | { readonly is: 'cancel-discovery' }
  /** Looks at the next cards of a challenge deck of the own level or lower and puts them back in any order. */
  | { readonly is: 'scout'; readonly n: number }
  /** Unbeaten encounters here and next to here go to their decks. */
  | { readonly is: 'clear-unbeaten' }
  /** Puts a token of the drawer on a rival, on an encounter, or lays the card by the hero with the most valor. */
  | { readonly is: 'mark'; readonly what: 'rival' | 'foe' | 'leader' }
  | { readonly is: 'flip-this' }
  | { readonly is: 'gain-level'; readonly level: Level }
  | { readonly is: 'gain-trophy'; readonly trophy: TrophyId }
  /** This card goes to the quest log. */
  | { readonly is: 'log-this'; readonly valor: number }
  | { readonly is: 'no-flight' }
  | { readonly is: 'second-trade' };

type Control =
  | { readonly is: 'choose'; readonly by: 'self' | 'opponent'; readonly of: readonly Choice[] }
  | { readonly is: 'when'; readonly if: readonly Condition[]; readonly do: readonly Effect[] }
  | { readonly is: 'each'; readonly of: Group; readonly do: readonly Effect[] };

/** One of several things to choose from. It can be chosen only if it can be paid and carried out. */
export type Choice = {
  readonly id: string;
  readonly cost?: readonly Cost[];
  readonly do: readonly Effect[];
};

/** Heroes, one after the other, clockwise from the one who acts. */
export type Group =
  | { readonly is: 'heroes' }
  | { readonly is: 'rivals' }
  | { readonly is: 'rivals-within'; readonly spaces: number }
  | { readonly is: 'rivals-here' }
  | { readonly is: 'heroes-here' }
  /** The others in one space of choice, this near. */
  | { readonly is: 'heroes-in-space'; readonly spaces: number };

/** What a power or a card costs; whole or not at all. [wow/abilities.14] */
export type Cost =
  | { readonly is: 'energy'; readonly n: number }
  | { readonly is: 'discard-this' }
  | { readonly is: 'damage'; readonly n: number }
  | { readonly is: 'discard'; readonly n: number }
  | { readonly is: 'discard-item'; readonly n: number; readonly from: 'backpack' | 'anywhere' };
