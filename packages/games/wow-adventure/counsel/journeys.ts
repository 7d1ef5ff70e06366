/** How long ways take, in turns. */
import type { Content } from '../vocabulary/content.ts';
import type { SpaceId } from '../vocabulary/ids.ts';

/** The spaces a hero walks in a turn, on average. */
const pace = 2.5;

/** Turns from one space to another: on foot, or by the nearest flight path. */
export function turnsTo({ board }: Pick<Content, 'board'>, from: SpaceId, to: SpaceId): number {
  const onFoot = board.distance(from, to) / pace;
  if (onFoot <= 1) return onFoot;
  const flights = flightsOf(board);
  const byAir = flights.steps(from) / pace + flights.steps(to) / pace + 0.7;
  return Math.min(onFoot, byAir);
}

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
