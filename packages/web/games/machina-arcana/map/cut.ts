import { useMemo } from 'react';
import type { Camera, Size } from '../../../parts/drawing/camera.ts';
import type { Point } from '../../../parts/drawing/point.ts';
import { useStable } from '../../../parts/use-stable.ts';
import type { Figure } from './figures.tsx';
import type { Light } from './lights.tsx';
import { middleOfLarge } from './plane.ts';

/** How far letters reach from where they are written, in pixels. */
const reach = { number: 13, chance: 30 };

/** From the middle of a figure to its place in the queue, in units of the drawing. */
const aside = 19;

/** The ids of what is written across the edge of the room that the map has: it is left out, as it could not be read. */
export function useCut(
  { figures, lights }: { readonly figures: readonly Figure[]; readonly lights: readonly Light[] },
  camera: Camera,
  size: Size,
): ReadonlySet<string> {
  const written = [
    ...lights.map(({ option, at, chance }) => ({
      id: option,
      at,
      far: chance === null ? reach.number : reach.chance,
    })),
    ...figures.map(({ id, space, size: spaces }) => {
      const [x, y] = middleOfLarge(space, spaces);
      return { id, at: [x + aside * spaces, y - aside * spaces] as const, far: reach.number };
    }),
  ];
  const cut = useStable(
    written.filter(({ at, far }) => isAcross(seen(at, camera), size, far)).map(({ id }) => id),
  );
  return useMemo(() => new Set(cut), [cut]);
}

const seen = ([x, y]: Point, camera: Camera): Point => [
  x * camera.zoom + camera.x,
  y * camera.zoom + camera.y,
];

const isAcross = ([x, y]: Point, { width, height }: Size, far: number): boolean =>
  [x, width - x, y, height - y].some((inside) => Math.abs(inside) < far);
