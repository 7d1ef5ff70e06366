import { content, type Space, type SpaceId, type SpaceKind } from '@tavolo/wow-adventure';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { places } from './landscape/places.ts';

/** The whole chart, with the sea around the land. A phone that is 390 pixels wide shows all of its width. */
export const chartBounds: Bounds = { left: 0, top: 0, right: 736, bottom: 1602 };

/** How wide the frame is that is drawn along its edges. */
export const margin = 10;

export const spaces: readonly Space[] = [...content.board.spaces.values()];

export function placeOf(space: SpaceId): Point {
  const place = places[space];
  if (place === undefined) throw new Error(`no place on the chart for ${space}`);
  return place;
}

/** How far a space reaches from its middle, in units of the drawing. */
const reaches: { readonly [kind in SpaceKind]: number } = {
  normal: 17,
  key: 21,
  city: 27,
  encounter: 23,
  overlord: 27,
};

export const reachOf = ({ kind }: Pick<Space, 'kind'>): number => reaches[kind];

/** Where the number of steps to a space is shown, from its middle. */
export const stepsAside = (space: Pick<Space, 'kind'>): Point => [
  -0.8 * reachOf(space),
  -0.85 * reachOf(space),
];

/** How far from its middle a space is touched: 15 pixels and more, where all of the width is shown on a phone. */
export const touchReach = 30;

export const translated = ([x, y]: Point): string => `translate(${x} ${y})`;

/** What all these spaces take up, with room around them; `null`: there are none. */
export function boundsOfSpaces(ids: readonly SpaceId[], room: number): Bounds | null {
  if (ids.length === 0) return null;
  const points = ids.map(placeOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}
