/** A place at the table, in clockwise order from the first one named. Who sits there is not the kernel's business. */
export type Seat = string & { readonly seat: unique symbol };

/** Brands a name as a seat, at a door. */
export const seat = (name: string): Seat => name as Seat;

/** Somebody looking at a match: a seat, or a spectator without one. */
export type Onlooker = Seat | 'spectator';
