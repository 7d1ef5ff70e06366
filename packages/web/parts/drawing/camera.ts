import { type Bounds, middleOfBounds, type Point } from './point.ts';

/*
 * A drawing is made for a screen: at a zoom of 1, a unit of it is a pixel, and what it says is easily read.
 */

/** How the drawing is seen: a point of it appears at `point × zoom + (x, y)`. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

export type Size = { readonly width: number; readonly height: number };

/** What lies over the edges of the picture, and should not hide the drawing when all of it is shown. */
type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** The corners are covered; where there is little room, all is used. */
function insetsFor({ width, height }: Size): Insets {
  if (height < 340) return { top: 8, right: 4, bottom: 8, left: 4 };
  const [edge, side] = width < 576 ? [42, 0] : [30, 12];
  return { top: edge, right: side, bottom: edge, left: side };
}

const within = ({ width, height }: Size, { top, right, bottom, left }: Insets): Size => ({
  width: Math.max(1, width - left - right),
  height: Math.max(1, height - top - bottom),
});

/** The nearest and the farthest look, in pixels for each unit of the drawing. */
const nearest = 2.4;
const farthest = 0.12;
/** A small drawing is not blown up beyond this when it is fitted. */
const largestFit = 1.25;
/** Farther away, figures are hard to tell apart and numbers hard to read: nobody is led there. */
export const readable = 0.53;

const clamped = (zoom: number): number => Math.min(nearest, Math.max(farthest, zoom));

/** How large something appears when all of it is shown. */
export function fittingZoom({ left, top, right, bottom }: Bounds, { width, height }: Size): number {
  const zoom = Math.min(width / (right - left), height / (bottom - top));
  return Math.min(largestFit, Math.max(farthest, zoom));
}

/** All of it, in the middle of what is not covered. */
export function fitted(bounds: Bounds, size: Size): Camera {
  const insets = insetsFor(size);
  const room = within(size, insets);
  const zoom = fittingZoom(bounds, room);
  const middle = middleOfBounds(bounds);
  return {
    zoom,
    x: insets.left + room.width / 2 - middle[0] * zoom,
    y: insets.top + room.height / 2 - middle[1] * zoom,
  };
}

/** All of it; where that would be too small, as much of it as is not, around a point of it. */
export function fittedAbout(bounds: Bounds, size: Size, [x, y]: Point): Camera {
  const whole = fitted(bounds, size);
  if (whole.zoom >= readable) return whole;
  const insets = insetsFor(size);
  const room = within(size, insets);
  const about = (at: number, low: number, high: number, length: number): number => {
    const half = length / 2 / readable;
    return high - low < 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, at));
  };
  return {
    zoom: readable,
    x: insets.left + room.width / 2 - about(x, bounds.left, bounds.right, room.width) * readable,
    y: insets.top + room.height / 2 - about(y, bounds.top, bounds.bottom, room.height) * readable,
  };
}

/** Nearer or farther, with what lies under a point of the screen staying there. */
export function zoomedAt(camera: Camera, [x, y]: Point, factor: number): Camera {
  const zoom = clamped(camera.zoom * factor);
  const change = zoom / camera.zoom;
  return { zoom, x: x - (x - camera.x) * change, y: y - (y - camera.y) * change };
}

export const panned = (camera: Camera, [dx, dy]: Point): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** How far the picture must be moved so that a point of the drawing is well in sight. */
export function movedToShow(camera: Camera, [x, y]: Point, { width, height }: Size): Camera {
  const margin = Math.min(80, width / 5, height / 5);
  const into = (at: number, length: number) => Math.max(0, margin - at) + Math.min(0, length - margin - at);
  return panned(camera, [into(x * camera.zoom + camera.x, width), into(y * camera.zoom + camera.y, height)]);
}

/** The picture moved, and made smaller where it must and may be, until all of something is in sight; or its middle. */
export function movedToFrame(camera: Camera, bounds: Bounds, size: Size): Camera {
  const insets = insetsFor(size);
  const room = within(size, insets);
  const middle: Point = [insets.left + room.width / 2, insets.top + room.height / 2];
  const farthestYet = Math.max(fittingZoom(bounds, room), readable);
  const { zoom, x, y } = zoomedAt(camera, middle, Math.min(1, farthestYet / camera.zoom));
  return {
    zoom,
    x: x + into(bounds.left * zoom + x, bounds.right * zoom + x, insets.left, room.width),
    y: y + into(bounds.top * zoom + y, bounds.bottom * zoom + y, insets.top, room.height),
  };
}

/** How far something from `low` to `high` must be moved to lie within a length from `start` on, or in its middle. */
function into(low: number, high: number, start: number, length: number): number {
  if (high - low > length) return start + length / 2 - (low + high) / 2;
  return Math.max(0, start - low) + Math.min(0, start + length - high);
}
