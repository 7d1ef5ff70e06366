import type { Aim } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { ItemType } from '../../vocabulary/terms.ts';
import type { Who } from '../../vocabulary/who.ts';

/** Those whom only the card itself tells apart from others. */
export type Actor =
  | 'self'
  | 'it'
  | 'active-explorer'
  | 'related-unit'
  | 'attacker'
  | 'defender'
  | 'supported';

/** Units that are found by the same words, whatever card speaks of them. */
type Group = Exclude<Extract<Who, string>, Actor | 'target' | 'each-target'>;

/**
 * Somebody whom a word or two can name. `you` are spoken to; so is an `acting-monster`, where a language speaks to
 * monsters. A `chooser` does what it has chosen, and `nobody` stands behind what an event does. `it` and `them` are a
 * unit and an explorer of whom the same sentence has just spoken. `target` is a unit that was aimed at, `unit-hit` the
 * one that was hit, or each of them where there were several.
 */
export type Named =
  | Group
  | 'you'
  | 'acting-monster'
  | 'chooser'
  | 'nobody'
  | 'this-monster'
  | 'the-monster'
  | 'it'
  | 'them'
  | 'active-explorer'
  | 'that-explorer'
  | 'that-monster'
  | 'that-space'
  | 'target'
  | 'attacker'
  | 'unit-hit'
  | 'each-unit-hit'
  | 'each-explorer-hit';

/** An aim at something else than oneself. */
export type TargetAim = Exclude<Aim, { readonly at: 'self' }>;

/** What an ability is aimed at, where it is told for the first time. */
export type Aimed = { readonly is: 'aimed'; readonly aim: TargetAim; readonly that: readonly Condition[] };

/** What sets some explorers apart from the others. */
export type Distinction = Extract<Condition, { readonly is: 'stat' | 'neighbours' | 'next-to-space' }>;

/** The explorers that are set apart so, one after another, or all the others. */
export type Each = { readonly is: 'each'; readonly if: Distinction; readonly others: boolean };

/** Explorers so near to somebody, or on the same tile. */
export type Near = {
  readonly is: 'near';
  readonly which: 'all' | 'others';
  readonly within: number | 'tile';
  readonly to: Role;
};

/** Units around somebody or something, with the one in the middle or without. */
export type Around = {
  readonly is: 'around';
  readonly what: Role;
  readonly within: number;
  readonly middle: boolean;
};

/** Someone or something that a card speaks of. */
export type Role = Named | Aimed | Each | Near | Around;

/** Who is who where something is told. */
export type Scene = {
  readonly who: Readonly<Record<Actor, Role>>;
  /** Whoever carries it out. */
  readonly actor: Role;
  readonly target: Role;
  /** All of an area or a line. */
  readonly eachTarget: Role;
  /** What kind of main item the card is joined to. */
  readonly host: ItemType;
  /** An attack has just hit, and taken health already. */
  readonly onHit: boolean;
  /** Whose health, essence or life is about to be lost. */
  readonly endangered: Role;
};
