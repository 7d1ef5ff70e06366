import type { Ability, Additions } from './abilities.ts';
import type { Predicate } from './targets.ts';
import type { Condition, PrintedElement } from './terms.ts';

/** Whose deed or suffering a lasting effect concerns, seen from its owner. */
export type Whose =
  | 'self'
  | 'allies'
  | 'adjacent-allies'
  | 'self-and-adjacent-allies'
  | { readonly alliesWithin: number };

/** A kind of attack. */
export type AttackKind = 'any' | 'melee' | 'ranged';

/** What changes an attack, for as long as the effect is in force. */
type AttackChange = {
  readonly add?: Additions;
  readonly multiply?: number;
  readonly conditions?: readonly Condition[];
  readonly advantage?: true;
  readonly ignoreShield?: true;
};

/**
 * Effects that last, while their card is in the active area or their item is equipped. Each belongs to one named
 * moment; there are no others.
 */
export type Lasting =
  /** One attack on one target. `then` is performed after it, `instead` in its place. */
  | (AttackChange & {
      readonly on: 'attack';
      readonly by: Whose;
      readonly kind: AttackKind;
      readonly when?: readonly Predicate[];
      readonly consume?: readonly PrintedElement[];
      /** An adjacent obstacle that must be destroyed for it, whenever there is one. */
      readonly destroyObstacle?: true;
      readonly then?: readonly Ability[];
      readonly instead?: readonly Ability[];
    })
  /** A whole attack ability, with all its targets. */
  | {
      readonly on: 'attack-ability';
      readonly kind: AttackKind;
      readonly add: Additions;
      /** Elements that the owner may consume for it. */
      readonly consume?: readonly PrintedElement[];
    }
  | { readonly on: 'heal-ability'; readonly add: Additions }
  /** A move ability may be replaced by another one. */
  | { readonly on: 'move-ability'; readonly instead: Ability }
  /** An enemy attacks the owner, after it is declared and before modifiers are drawn. */
  | {
      readonly on: 'attacked';
      readonly kind: AttackKind;
      readonly shield?: number;
      readonly retaliate?: { readonly value: number; readonly range: number };
      readonly disadvantage?: true;
    }
  /** The owner is about to suffer damage of 1 or more: prevent it, or take so much off an attack's. */
  | {
      readonly on: 'damage';
      readonly from: 'attack' | 'any';
      readonly prevent?: true;
      readonly shield?: number;
      readonly retaliate?: { readonly value: number; readonly range: number };
    }
  /** An enemy attacks an ally adjacent to the owner: the owner becomes the target instead. */
  | { readonly on: 'ally-attacked'; readonly redirect: 'to-self' }
  | {
      readonly on: 'turn-start' | 'turn-end';
      readonly when?: readonly Predicate[];
      readonly do: readonly Ability[];
    }
  | { readonly on: 'retaliated'; readonly xp: number }
  | { readonly on: 'always'; readonly augmentLimit: number }
  /** Ranged attacks gain what the augments give to melee attacks. */
  | { readonly on: 'always'; readonly augmentsOnRanged: true }
  | { readonly on: 'always'; readonly flying: true };
