/**
 * The hexes of an area attack as axial offsets `[q, r]`. `from: 'self'`: from the attacker's own (grey) hex, always
 * melee [gh/attack.36]; `from: 'target'`: from one hex in range [gh/attack.37]. It may be turned and mirrored.
 */
export type Area = {
  readonly from: 'self' | 'target';
  readonly hexes: readonly (readonly [q: number, r: number])[];
  /** The grey hexes of an attacker that covers more than `[0, 0]`. */
  readonly own?: readonly (readonly [q: number, r: number])[];
};
