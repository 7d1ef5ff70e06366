import type { Field } from '@tavolo/hexes';
import type { Movement } from './ground.ts';
import { Paths } from './paths.ts';
import type { Pattern } from './pattern.ts';

/**
 * What a figure's move and a monster's decision depend on. The actor's own cell holds no figure. An invisible
 * figure is an enemy on its cell, and no foe. [gh/monsters.12] [gh/monsters.20]
 */
export type Battlefield = {
  readonly field: Field;
  /** For each cell of the field its bits of `ground`. The owner may write to it between two decisions. */
  readonly cells: Uint8Array;
  /** Room to reckon in, overwritten by every call. */
  readonly scratch: { readonly paths: Paths; readonly approach: Paths };
};

/** A battlefield of bare floor. One may serve for as long as its field does. */
export const bareBattlefield = (field: Field): Battlefield => ({
  field,
  cells: new Uint8Array(field.size),
  scratch: { paths: new Paths(field), approach: new Paths(field) },
});

/** A figure that moves: from where, with how many movement points, and how. */
export type Mover = { readonly at: number; readonly move: number; readonly movement: Movement };

/** The attack of a card. Melee has range 1. [gh/attack.3] */
export type Attack = {
  readonly is: 'melee' | 'ranged';
  readonly range: number;
  /** How many enemies it targets; with a pattern, 1 is the pattern alone and each more a further target. */
  readonly targets: number | 'all';
  readonly pattern: Pattern | null;
};

/** The monster whose turn it is. */
export type Actor = Mover & {
  /** Whether it has disadvantage on all its attacks anyway. [gh/monsters.29] */
  readonly muddled: boolean;
  /** `null` if its card has no attack or it can't attack. [gh/monsters.11] [gh/monsters.35] */
  readonly attack: Attack | null;
  /** Whom it has focused on earlier in this turn, if it has. [gh/monsters.22] */
  readonly focus?: string;
};

/** An enemy of the actor that it can focus on. */
export type Foe = {
  readonly id: string;
  readonly at: number;
  /** Its place in the initiative order; foes with the same are told apart by the players. [gh/monsters.16] */
  readonly initiative: number;
};
