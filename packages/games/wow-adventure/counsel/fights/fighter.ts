/** One side of a fight as numbers, for whoever thinks a fight through. */
import type { Effect } from '../../vocabulary/effects.ts';
import type { AttackType, Face } from '../../vocabulary/terms.ts';

/** A power that a face sets off. */
export type DiePower = {
  readonly die: 'own' | 'opponent';
  readonly faces: readonly Face[];
  readonly do: readonly Effect[];
};

/** Prevents so much of a hit that is at least so heavy. */
export type Ward = { readonly n: number; readonly atLeast: number };

export type Fighter = {
  attack: number;
  type: AttackType;
  defense: number;
  damage: number;
  /** Makes an attack at all. */
  strikes: boolean;
  /** Attacks in the melee step after the other side. */
  actsLast: boolean;
  /** Its attack is ranged from this face on; 7: its die changes nothing. */
  chargesFrom: number;
  /** What its die shows; `null`: it is still to be rolled. */
  face: number | null;
  /** How much damage it can take before it falls; an encounter takes none. */
  left: number;
  /** Damage that comes to it anyway, by powers. */
  suffers: number;
  /** It is beaten, whatever the dice say. */
  isBeaten: boolean;
  /** What faces still set off for it. */
  readonly dice: readonly DiePower[];
  readonly wards: readonly Ward[];
};

/** A fighter without powers: as an encounter is printed. */
export const plainFighter = (
  numbers: Pick<Fighter, 'attack' | 'type' | 'defense' | 'damage'>,
  more: Partial<Fighter> = {},
): Fighter => ({
  ...numbers,
  strikes: true,
  actsLast: false,
  chargesFrom: 7,
  face: null,
  left: 1,
  suffers: 0,
  isBeaten: false,
  dice: [],
  wards: [],
  ...more,
});

/** The type of an attack once its die shows a face. */
export const typeAt = ({ type, chargesFrom }: Fighter, face: number): AttackType =>
  face >= chargesFrom ? 'ranged' : type;

/** What is left of a hit after everything that prevents some of it. */
export function afterWards({ wards }: Fighter, damage: number): number {
  let left = damage;
  for (const { n, atLeast } of wards) if (left >= atLeast) left = Math.max(0, left - n);
  return left;
}
