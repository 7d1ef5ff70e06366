/** How long ways take, in turns, and what a goal loses on the way. */
import type { Content } from '../../vocabulary/content.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import { type Level, rankOf } from '../../vocabulary/terms.ts';

/** What a goal loses for every turn it is away. */
const patience = 0.45;

/** What a flight costs: it is done in the exploration phase of the same turn. */
const flight = 0.15;

/** How much of a goal is left when it is reached from a space. */
export type Journeys = { left(from: SpaceId, to: SpaceId): number };

/** Journeys of heroes of a level, by air or not; found once for a board. */
const known = new WeakMap<object, Map<string, Journeys>>();

export function journeysOf(content: Content, level: Level, isGrounded: boolean): Journeys {
  const all = known.get(content) ?? new Map<string, Journeys>();
  known.set(content, all);
  const key = `${level} ${isGrounded}`;
  const found = all.get(key) ?? journeysFor(content, level, isGrounded);
  all.set(key, found);
  return found;
}

function journeysFor(content: Content, level: Level, isGrounded: boolean): Journeys {
  const ids = [...content.board.spaces.keys()];
  const places = new Map(ids.map((id, place) => [id, place]));
  const steps = ids.map((id) => stepsFrom(content, id, level));
  const toFlight = steps.map((row) =>
    Math.min(
      ...content.board.flightPaths.map((space) => row[places.get(space) ?? -1] ?? Number.POSITIVE_INFINITY),
    ),
  );
  const left = ids.map((_, from) =>
    ids.map((__, to) => {
      const onFoot = turnsOnFoot(content, steps[from]?.[to] ?? Number.POSITIVE_INFINITY);
      const [before = Number.POSITIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [
        toFlight[from],
        toFlight[to],
      ];
      const isWalked = isGrounded || onFoot <= 1;
      return patience ** (isWalked ? onFoot : Math.min(onFoot, turnsByAir(content, before, after)));
    }),
  );
  return { left: (from, to) => left[places.get(from) ?? -1]?.[places.get(to) ?? -1] ?? 0 };
}

/** Turns that it takes to walk so far: at least the next one. */
export const turnsOnFoot = (content: Content, steps: number): number =>
  steps === 0 ? 0 : Math.max(1, steps / paceOf(content));

/** Turns that it takes to walk to a flight path, to fly, and to walk on. */
export const turnsByAir = (content: Content, before: number, after: number): number =>
  turnsOnFoot(content, before) + flight + turnsOnFoot(content, after);

/** The spaces a hero walks in a turn, on average. */
const paceOf = ({ movementDie }: Content): number =>
  movementDie.reduce((sum, { movement }) => sum + movement, 0) / movementDie.length;

/** Steps to each space through spaces that are open to a level, in the order of the board. */
function stepsFrom({ board }: Content, start: SpaceId, level: Level): readonly number[] {
  const steps = new Map<SpaceId, number>([[start, 0]]);
  let edge: readonly SpaceId[] = [start];
  for (let n = 1; edge.length > 0; n++) {
    const next = edge.flatMap((id) => board.spaces.get(id)?.neighbours ?? []);
    edge = [...new Set(next)].filter((id) => {
      if (steps.has(id) || rankOf(board.spaces.get(id)?.level ?? 'red') > rankOf(level)) return false;
      steps.set(id, n);
      return true;
    });
  }
  return [...board.spaces.keys()].map((id) => steps.get(id) ?? Number.POSITIVE_INFINITY);
}
