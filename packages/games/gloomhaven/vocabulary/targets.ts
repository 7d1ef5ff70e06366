import type { Amount } from './amounts.ts';
import type { MonsterId } from './ids.ts';
import type { Condition, Rank } from './terms.ts';

/** Whom an ability can concern, seen from its performer. A figure is not its own ally; summons are allies of all on their side. [gh/turn.7, gh/summons.16] */
export type Side = 'enemies' | 'allies' | 'self-and-allies' | 'allies-and-enemies' | 'summons';

/** A place that an ability is measured from. */
export type Anchor =
  | 'performer'
  /** The last figure that this action targeted, where it stands or stood. */
  | 'target'
  | 'killed-target'
  /** A hex chosen by the ability `choose-hex`. */
  | 'chosen-hex'
  /** The obstacles that this action has made, moved or destroyed. */
  | 'worked-obstacles'
  /** Every hex entered by the move ability before this one. */
  | 'entered-hexes';

/** Where the figures are that an ability concerns. */
export type Where =
  /** Within a number of hexes; 1 is adjacent. Line of sight is needed where the ability prints a range. */
  | { readonly is: 'within'; readonly range: Amount; readonly of: Anchor; readonly needsSight: boolean }
  /** In the hexes of the area that this action has placed. */
  | { readonly is: 'in-area' }
  | { readonly is: 'moved-through' }
  | { readonly is: 'in-same-room' }
  | { readonly is: 'anywhere' }
  /** The figures that the ability before has targeted, healed or been granted to. */
  | { readonly is: 'just-chosen' };

/** What must be so of a figure, of the performer or of what it has done. */
export type Predicate =
  | { readonly is: 'target-has'; readonly any: readonly Condition[] }
  /** Adjacent to none of its own allies. */
  | { readonly is: 'target-isolated' }
  | { readonly is: 'target-adjacent-to-ally' }
  | { readonly is: 'target-hp-at-most'; readonly value: number }
  | { readonly is: 'target-undamaged' }
  | { readonly is: 'target-rank'; readonly ranks: readonly Rank[] }
  | { readonly is: 'target-type'; readonly any: readonly MonsterId[] }
  | { readonly is: 'self-invisible' }
  | { readonly is: 'self-below-half-hp' }
  | { readonly is: 'moved-straight' }
  | { readonly is: 'ended-where-it-began' }
  | { readonly is: 'moved-at-most-this-turn'; readonly hexes: number }
  /** On the performer's own turn. */
  | { readonly is: 'moved-at-least-this-turn'; readonly hexes: number }
  | { readonly is: 'single-target-attack' };

/** Whom an ability concerns: so many, or all, of a side, somewhere, if something is so. */
export type Targets =
  | { readonly is: 'self' }
  | {
      readonly is: 'figures';
      readonly side: Side;
      readonly count: number | 'all';
      readonly where: Where;
      readonly when: readonly Predicate[];
    };
