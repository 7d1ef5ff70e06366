import type { MovementFace } from '../vocabulary/characters.ts';

/** The six faces of the movement die: more movement, less energy. */
export const movementDie: readonly MovementFace[] = [
  { movement: 1, energy: 3 },
  { movement: 2, energy: 3 },
  { movement: 2, energy: 2 },
  { movement: 3, energy: 2 },
  { movement: 3, energy: 1 },
  { movement: 4, energy: 1 },
];
