import { type RefObject, useEffect } from 'react';
import type { Camera } from '../../../parts/drawing/camera.ts';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { centreOf, type Orientation, side } from './plane.ts';

/** What lies over the map, and steps aside where something can be touched beneath it. */
const overlays = '.gh-ribbon, .gh-decks, .gh-elements, .gh-attack-shown, .gh-zoom';

type Lit = { readonly camera: Camera; readonly hexes: readonly string[]; readonly orientation: Orientation };

/** Lets what lies over a hex that answers fade, and lets touches through it. */
export function useSteppingAside(
  drawing: RefObject<SVGSVGElement | null>,
  { camera, hexes, orientation }: Lit,
): void {
  useEffect(() => {
    const field = drawing.current?.closest('.gh-field');
    if (drawing.current === null || field == null) return;
    const origin = drawing.current.getBoundingClientRect();
    const points = hexes.map((hex) => centreOf(hex, orientation));
    for (const overlay of field.querySelectorAll(overlays)) {
      const place = placeIn(origin, overlay.getBoundingClientRect());
      overlay.toggleAttribute(
        'data-aside',
        points.some((point) => isUnder(camera, point, place)),
      );
    }
  });
}

const placeIn = (origin: DOMRect, { left, top, right, bottom }: DOMRect): Bounds => ({
  left: left - origin.left,
  top: top - origin.top,
  right: right - origin.left,
  bottom: bottom - origin.top,
});

/** How far from its middle a hex is touched, in units of the drawing. */
const hexReach = 0.8 * side;

/** Whether a hex about a point of the drawing reaches into a part of the picture, in pixels. */
export function isUnder({ x, y, zoom }: Camera, [pointX, pointY]: Point, place: Bounds): boolean {
  const [atX, atY] = [pointX * zoom + x, pointY * zoom + y];
  const reach = hexReach * zoom;
  return (
    atX > place.left - reach &&
    atX < place.right + reach &&
    atY > place.top - reach &&
    atY < place.bottom + reach
  );
}
