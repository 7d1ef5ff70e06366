import { type Seat, seat } from '../../index.ts';

/** Who sits at the tables of the tests. */
export const ana: Seat = seat('ana');
export const bea: Seat = seat('bea');
export const ciro: Seat = seat('ciro');
