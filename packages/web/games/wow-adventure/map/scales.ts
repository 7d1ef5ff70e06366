import type { Space } from '@tavolo/wow-adventure';
import type { Camera, Size } from '../../../parts/drawing/camera.ts';
import type { Bounds } from '../../../parts/drawing/point.ts';

/*
 * The chart is lettered anew for each of these scales: what is written is large enough on the screen from a scale up to
 * the next, and what finds no room for that is left out.
 */
export const scales = [0.25, 0.36, 0.53, 0.64, 0.8, 1, 1.25, 1.6] as const;
export type Scale = (typeof scales)[number];

/** Letters are at least so high, in pixels. */
export const leastLetters = 12;

/** The scale that the chart is lettered for at a zoom; `null`: from so far away nothing is written. */
export const scaleAt = (zoom: number): Scale | null =>
  scales.findLast((scale) => zoom > 0.998 * scale) ?? null;

/** From this scale on the numbers of those who are fought on the map are written. */
export const plateScale: Scale = 1;

/** Farther away than at this zoom there is no room for what is written on markers and tokens. */
export const letteredFrom = 0.36;

/** How much larger than drawn markers and tokens are: from farther away they keep their size on the screen. */
export const smallAt = (zoom: number): number => Math.max(1, 0.88 / Math.max(letteredFrom, zoom));

/** The same for heroes. */
export const pawnAt = (zoom: number): number => Math.max(1, 1.1 / Math.max(letteredFrom, zoom));

/** How high the letters of a name are, in pixels: at least, for each unit of the scale, and at most. */
const heights: { readonly [kind in Space['kind']]: readonly [number, number, number] } = {
  city: [14.5, 17, 20],
  overlord: [13, 15, 18],
  encounter: [12.5, 14, 16.5],
  key: [12.5, 14, 16.5],
  normal: [leastLetters, 11.5, 14],
};

/** How high the letters of a space's name are on the chart. */
export function lettersOf({ kind }: Pick<Space, 'kind'>, scale: Scale): number {
  const [least, usual, most] = heights[kind];
  return Math.min(most, Math.max(least, usual * scale)) / scale;
}

/** From which scale on the names of spaces are written, whatever is asked. */
const from: { readonly [kind in Space['kind']]: number } = {
  city: 0.25,
  overlord: 0.36,
  encounter: 0.53,
  key: 0.53,
  normal: 0.8,
};

export const isNamedAt = ({ kind }: Pick<Space, 'kind'>, scale: Scale): boolean => scale >= from[kind];

/** The part of the chart that is in sight. */
export const sightOf = ({ x, y, zoom }: Camera, { width, height }: Size): Bounds => ({
  left: -x / zoom,
  top: -y / zoom,
  right: (width - x) / zoom,
  bottom: (height - y) / zoom,
});

/** How far the buttons in the lower right corner reach, in pixels. */
const buttons = (width: number) => ({ across: width < 576 ? 92 : 170, up: 54 });

/** The part of the chart that lies under the buttons. */
export function underButtons(camera: Camera, size: Size): Bounds {
  const { across, up } = buttons(size.width);
  const sight = sightOf(camera, size);
  return { ...sight, left: sight.right - across / camera.zoom, top: sight.bottom - up / camera.zoom };
}

export const isWithin = (box: Bounds, { left, top, right, bottom }: Bounds): boolean =>
  box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
