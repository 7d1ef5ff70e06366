/** How long ways take, in turns. */
import type { Content } from '../vocabulary/content.ts';
import type { SpaceId } from '../vocabulary/ids.ts';

/** The spaces a hero walks in a turn, on average. */
const pace = 2.5;

/** The board, and whether something in play keeps everybody from flying. */
export type Air = Pick<Content, 'board'> & { readonly isGrounded: boolean };

/** What a flight costs: it is done in the exploration phase of the same turn. */
const flight = 0.15;

/** Turns until a hero that ends its movement in one space is in another: on foot, or by the nearest flight path. */
export function turnsTo({ board, isGrounded }: Air, from: SpaceId, to: SpaceId): number {
  const onFoot = turnsOnFoot(board.distance(from, to));
  if (onFoot <= 1 || isGrounded) return onFoot;
  const flights = flightsOf(board);
  return Math.min(onFoot, turnsByAir(flights.steps(from), flights.steps(to)));
}

/** Turns that it takes to walk so far: at least the next one. */
export const turnsOnFoot = (steps: number): number => (steps === 0 ? 0 : Math.max(1, steps / pace));

/** Turns that it takes to walk to a flight path, to fly, and to walk on. */
export const turnsByAir = (before: number, after: number): number =>
  turnsOnFoot(before) + flight + turnsOnFoot(after);

type Flights = { steps(space: SpaceId): number };

/** How far each space is from the nearest flight path; found once for a board. */
const known = new WeakMap<object, Flights>();

function flightsOf(board: Content['board']): Flights {
  const found = known.get(board);
  if (found !== undefined) return found;
  const steps = new Map(
    [...board.spaces.keys()].map((space) => [
      space,
      Math.min(...board.flightPaths.map((one) => board.distance(space, one))),
    ]),
  );
  const flights = { steps: (space: SpaceId) => steps.get(space) ?? Number.POSITIVE_INFINITY };
  known.set(board, flights);
  return flights;
}
