import type { SpaceId } from '@tavolo/wow-adventure';
import type { Point } from '../../../parts/drawing/point.ts';
import { placeOf, spaces } from './plane.ts';

/** A road between neighbours, a little bent. */
type Road = { readonly from: SpaceId; readonly to: SpaceId };

/** Every road once. */
export const roads: readonly Road[] = spaces.flatMap(({ id, neighbours }) =>
  neighbours.filter((other) => id < other).map((other) => ({ from: id, to: other })),
);

/** How far the middle of a road lies beside the straight line, for its length. */
const bend = 0.07;

/** Some number that a road always has, whichever way it is walked. */
function grainOf({ from, to }: Road): number {
  const name = from < to ? from + to : to + from;
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/** Where a road is bent to. */
function elbowOf(road: Road): Point {
  const [one, other] = road.from < road.to ? [road.from, road.to] : [road.to, road.from];
  const [[x, y], [toX, toY]] = [placeOf(one), placeOf(other)];
  const aside = (grainOf(road) % 2 === 0 ? 2 : -2) * bend;
  return [(x + toX) / 2 - (toY - y) * aside, (y + toY) / 2 + (toX - x) * aside];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const roadPath = (road: Road): string =>
  `M${written(placeOf(road.from))}Q${written(elbowOf(road))} ${written(placeOf(road.to))}`;

/** Points along a road, to keep names off it. */
export function pointsAlong(road: Road): readonly Point[] {
  const [[x, y], [elbowX, elbowY], [toX, toY]] = [placeOf(road.from), elbowOf(road), placeOf(road.to)];
  return [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => {
    const [start, middle, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [start * x + middle * elbowX + end * toX, start * y + middle * elbowY + end * toY];
  });
}

/** The parts of a way over several spaces: along the roads, and through the air where there is none. */
export function wayPaths(way: readonly SpaceId[]): { readonly roads: string; readonly flights: string } {
  const parts = way.slice(1).map((to, step) => ({ from: way[step] ?? to, to }));
  const isRoad = ({ from, to }: Road) => neighbours.get(from)?.includes(to) === true;
  return {
    roads: parts.filter(isRoad).map(roadPath).join(''),
    flights: parts
      .filter((part) => !isRoad(part))
      .map(({ from, to }) => flightPath(from, to))
      .join(''),
  };
}

const neighbours = new Map(spaces.map((space) => [space.id, space.neighbours]));

/** A flight: in a high bow, whatever lies below. */
export function flightPath(from: SpaceId, to: SpaceId): string {
  const [[x, y], [toX, toY]] = [placeOf(from), placeOf(to)];
  const lift = Math.min(120, 0.3 * Math.hypot(toX - x, toY - y));
  const side = toX >= x ? 1 : -1;
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const peak: Point = [
    (x + toX) / 2 + (side * lift * dy) / length,
    (y + toY) / 2 - (side * lift * dx) / length,
  ];
  return `M${x} ${y}Q${written(peak)} ${toX} ${toY}`;
}
