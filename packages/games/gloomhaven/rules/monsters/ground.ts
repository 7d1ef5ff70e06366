/** What may be on a cell, as bits that can be joined; 0 is an unoccupied floor. Sides are seen from the mover. */
export const ground = { obstacle: 1, trap: 2, hazardous: 4, difficult: 8, ally: 16, enemy: 32 } as const;

/** How many different joins of the bits there are. */
export const grounds = 64;

export type Movement = 'walk' | 'jump' | 'fly';
