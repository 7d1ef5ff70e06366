import { type RefObject, useEffect } from 'react';
import { type Camera, isUnder } from './camera.ts';
import { type Bounds, centreOf, type Orientation } from './plane.ts';

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
