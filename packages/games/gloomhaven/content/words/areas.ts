import type { Area } from '../../vocabulary/area.ts';

/** Red hexes of area attacks. A shape can be turned and mirrored, so each is written once. */

type Hex = readonly [q: number, r: number];

/** From the attacker's own hex `[0, 0]`: always melee. */
export const aroundSelf = (...hexes: readonly Hex[]): Area => ({ from: 'self', hexes });
/** From one hex in range, `[0, 0]`, which is part of the shape if it is listed. */
export const aroundTarget = (...hexes: readonly Hex[]): Area => ({ from: 'target', hexes });

/** Two, or three, neighbouring hexes beside the attacker. */
export const sideBySide = aroundSelf([1, -1], [1, 0]);
export const halfCircle = aroundSelf([1, -1], [1, 0], [0, 1]);
/** Straight ahead, two or three hexes long. */
export const line = (length: 2 | 3): Area =>
  aroundSelf(
    ...(
      [
        [1, -1],
        [2, -2],
        [3, -3],
      ] as const
    ).slice(0, length),
  );
/** A triangle of three hexes, or a hex and its six neighbours, in range. */
export const triangle = aroundTarget([0, 0], [1, -1], [1, 0]);
export const circle = aroundTarget([0, 0], [1, -1], [1, 0], [0, 1], [2, -1], [2, 0], [1, 1]);
