import type { Condition } from '../../vocabulary/conditions.ts';
import type { Group, Who } from '../../vocabulary/effects.ts';

/** What tells some heroes of a group from the others. */
export type Distinction = Extract<Condition, { readonly is: 'backpack' | 'space-level' }>;

/** All heroes of a group, one by one. */
export type Members = {
  readonly each: Group;
  readonly if: Distinction | null;
  /** Whether the hero whose card it is reads this, or everybody. */
  readonly readBy: 'you' | 'all';
};

/**
 * Someone that a card speaks of. `you` is the hero whose card it is; `it` an encounter that speaks of itself, and `hero`
 * the one it fights; `opponent` the other side of your combat, and `other` that of somebody else's; `rival` and `target`
 * what a card lies on or is aimed at, `wielder` whoever uses the weapon that it lies on.
 */
export type Role =
  | 'you'
  | 'it'
  | 'hero'
  | 'opponent'
  | 'other'
  | 'rival'
  | 'target'
  | 'wielder'
  | 'highest'
  | 'lowest'
  | Members;

/** What a card's sides are called. */
export type SideNames = { readonly starting: string; readonly reverse: string };

/** Who is who where an effect is told. */
export type Scene = {
  readonly who: Readonly<Record<Who, Role>>;
  /** The sides of the character whose card it is; `null` where it may be anybody. */
  readonly sides: SideNames | null;
  /** It is told on a token, not on a card. */
  readonly onToken?: true;
};

/** One effect, said in a language: who does what. `subject` is empty where the verb alone tells. */
export type Clause = {
  readonly subject: string;
  readonly says: string;
  /** A statement of its own, which is joined to no other. */
  readonly apart?: true;
};
