import type { Space, SpaceId } from '@tavolo/wow-adventure';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { boxAbout } from './boxes.ts';
import type { ChartProps, Figure, Thing } from './chart-props.ts';
import { placeOf, reachOf, spaces, stepsAside } from './plane.ts';
import { pawnAt, type Scale, smallAt } from './scales.ts';

const bySpace = new Map(spaces.map((space) => [space.id, space]));

const reachAt = (id: SpaceId): number => {
  const space = bySpace.get(id);
  return space === undefined ? 0 : reachOf(space);
};

/** Where the things on a space lie: around it, each next one further, so that none hides another. */
const around = [-35, 35, 145, 90, -145, 0, 180];

/** Where a thing lies among all. */
export function thingPlace(thing: Thing, things: readonly Thing[]): Point {
  const rank = things.filter(({ space }) => space === thing.space).indexOf(thing);
  const angle = ((around[rank % around.length] ?? 0) * Math.PI) / 180;
  const [x, y] = placeOf(thing.space);
  const reach = reachAt(thing.space) + 5;
  return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
}

/** How far a hero stands beside the middle of its space, for its own size: several stand side by side. */
export function figureAside(figure: Figure, figures: readonly Figure[]): number {
  const together = figures.filter(({ space }) => space === figure.space);
  return (together.indexOf(figure) - (together.length - 1) / 2) * 25;
}

/** How far below the middle of its space a hero stands. */
export const figureBelow = 8;

/** The places of the quest that is looked at. */
export const questPlaces = (states: ChartProps['states']): readonly Space[] =>
  spaces.filter(({ id }) => states.get(id)?.isQuestPlace === true);

/** Where the pin of such a place sticks. */
export const pinnedAt = (space: Space): Point => {
  const [x, y] = placeOf(space.id);
  return [x + 0.55 * reachOf(space), y - 0.55 * reachOf(space)];
};

/** What heroes, tokens, pins and numbers take up at a scale. */
export function occupiedAt(
  { figures, things, states }: Pick<ChartProps, 'figures' | 'things' | 'states'>,
  scale: Scale,
): readonly Bounds[] {
  const [pawn, small] = [pawnAt(scale), smallAt(scale)];
  const isNumbered = ({ id }: Space) => (states.get(id)?.pick?.steps ?? null) !== null;
  return [
    ...figures.map((figure) => {
      const [x, y] = placeOf(figure.space);
      return boxAbout(
        [x + figureAside(figure, figures) * pawn, y + figureBelow - 12 * pawn],
        28 * pawn,
        38 * pawn,
      );
    }),
    ...things.map((thing) => boxAbout(thingPlace(thing, things), 20 * small, 22 * small)),
    ...questPlaces(states).map((space) => {
      const [x, y] = pinnedAt(space);
      return boxAbout([x, y - 17.5 * small], 24 * small, 35 * small);
    }),
    ...spaces.filter(isNumbered).map((space) => {
      const [[x, y], [asideX, asideY]] = [placeOf(space.id), stepsAside(space)];
      return boxAbout([x + asideX, y + asideY], 19 * small, 19 * small);
    }),
  ];
}
