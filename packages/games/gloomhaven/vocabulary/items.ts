import type { Ability, Additions } from './abilities.ts';
import type { Area } from './area.ts';
import type { ItemId } from './ids.ts';
import type { AttackKind, Lasting } from './lasting.ts';
import type { Predicate } from './targets.ts';
import type { Condition, PrintedElement, Slot } from './terms.ts';

/** When an item can be used, and what it does then. */
export type ItemUse =
  /** At any time on the own turn, also in the middle of an action. [gh/items.2] */
  | { readonly when: 'turn'; readonly do: readonly Ability[] }
  | { readonly when: 'turn-end'; readonly do: readonly Ability[] }
  /** During a move ability. */
  | { readonly when: 'move'; readonly add?: number; readonly jump?: true }
  /** During an attack ability: for one of its attacks, for all of them, or for the first of a turn that it fits. [gh/items.16] */
  | {
      readonly when: 'attack';
      readonly kind: AttackKind;
      readonly scope: 'one-attack' | 'whole-ability' | 'next-attack';
      /** Only for an attack of which all of these are so. */
      readonly if?: readonly Predicate[];
      readonly consume?: readonly PrintedElement[];
      readonly add?: Additions;
      readonly conditions?: readonly Condition[];
      readonly advantage?: true;
      readonly ignoreShield?: true;
      /** Only for an attack on a single target, which becomes this area. */
      readonly area?: Area;
      /** Damage to allies caught in the area. */
      readonly alliesInAreaSuffer?: number;
      /** A single-target melee attack reaches so far. */
      readonly reach?: number;
    }
  /** An enemy attacks the owner, before its modifier is drawn. */
  | { readonly when: 'attacked'; readonly disadvantage?: true; readonly shield?: number }
  /** Damage of an attack is about to be suffered. */
  | {
      readonly when: 'attack-damage';
      readonly shield?: number;
      readonly retaliate?: number;
      readonly prevent?: true;
    }
  /** After the cards are revealed: the owner's initiative changes by up to so much. */
  | { readonly when: 'reveal'; readonly initiative: number }
  /** The basic action of a card is stronger. [gh/turn.9] */
  | { readonly when: 'basic'; readonly attack?: number; readonly move?: number }
  /** Always in force. */
  | {
      readonly when: 'always';
      readonly immune?: readonly (Condition | 'forced-movement')[];
      readonly flying?: true;
      readonly hiddenInObstacles?: true;
      readonly smallSlots?: number;
      /** Cards drawn against the owner count as +0. */
      readonly tamesDoubles?: true;
      readonly lasting?: readonly Lasting[];
    };

export type Item = {
  readonly id: ItemId;
  /** The number printed on the card. */
  readonly number: number;
  readonly slot: Slot;
  readonly price: number;
  readonly copies: number;
  /** What becomes of it after use. [gh/items.8, gh/items.9] */
  readonly after: 'spent' | 'consumed' | 'nothing';
  /** Use circles: it must be used each time, and is spent after the last. [gh/items.10] */
  readonly circles?: number;
  /** -1 cards that it puts into the owner's deck. [gh/setup.16] */
  readonly minusOnes?: number;
  /** -1 cards that it takes out of the owner's deck, for the scenario. */
  readonly removesMinusOnes?: number;
  /** Town prosperity at which it is for sale; `null`: found, never bought at first. */
  readonly prosperity: number | null;
  readonly uses: readonly ItemUse[];
};
