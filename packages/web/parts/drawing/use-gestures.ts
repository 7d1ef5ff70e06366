import { type RefObject, useEffect } from 'react';
import { type Camera, panned, zoomedAt } from './camera.ts';
import type { Point } from './point.ts';

/** From how many pixels on a finger drags, and does not tap. */
const slip = 6;

type Change = (how: (camera: Camera) => Camera, eased: boolean) => void;

/** Dragging moves the picture; the wheel and two fingers enlarge it. What was dragged is not also tapped. */
export function useGestures(element: RefObject<SVGSVGElement | null>, change: Change): void {
  useEffect(() => {
    const drawing = element.current;
    if (drawing === null) return;
    const fingers = new Fingers(drawing, change);
    const ends = listen(drawing, {
      pointerdown: (event) => fingers.down(event),
      pointermove: (event) => fingers.move(event),
      pointerup: (event) => fingers.up(event),
      pointercancel: (event) => fingers.up(event),
    });
    const click = (event: MouseEvent) => {
      if (fingers.hasDragged) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      change((camera) => zoomedAt(camera, placeIn(drawing, event), factor), false);
    };
    drawing.addEventListener('click', click, true);
    drawing.addEventListener('wheel', wheel, { passive: false });
    return () => {
      ends();
      drawing.removeEventListener('click', click, true);
      drawing.removeEventListener('wheel', wheel);
    };
  }, [element, change]);
}

type Listeners = { readonly [type: string]: (event: PointerEvent) => void };

function listen(drawing: SVGSVGElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [keyof SVGElementEventMap, EventListener][]; // names of pointer events
  for (const [type, listener] of all) drawing.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of all) drawing.removeEventListener(type, listener);
  };
}

function placeIn(drawing: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = drawing.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

const between = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);
const middleOf = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** The fingers on the drawing: one moves it, two enlarge it as well. */
class Fingers {
  hasDragged = false;
  readonly #at = new Map<number, Point>();
  #began: Point = [0, 0];
  readonly #drawing: SVGSVGElement;
  readonly #change: Change;

  constructor(drawing: SVGSVGElement, change: Change) {
    this.#drawing = drawing;
    this.#change = change;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#at.size === 0) {
      this.hasDragged = false;
      this.#began = placeIn(this.#drawing, event);
    }
    this.#at.set(event.pointerId, placeIn(this.#drawing, event));
  }

  move(event: PointerEvent): void {
    const before = this.#at.get(event.pointerId);
    if (before === undefined) return;
    const now = placeIn(this.#drawing, event);
    if (!this.hasDragged && between(this.#began, now) < slip) return;
    // Not earlier: a captured pointer would click the drawing, and not what lies under it.
    if (!this.hasDragged) this.#drawing.setPointerCapture(event.pointerId);
    this.hasDragged = true;
    const [other] = [...this.#at].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#at.set(event.pointerId, now);
    this.#change(
      (camera) =>
        other === undefined ? dragged(camera, before, now) : pinched(camera, other, [before, now]),
      false,
    );
  }

  up({ pointerId }: PointerEvent): void {
    this.#at.delete(pointerId);
  }
}

const dragged = (camera: Camera, [x, y]: Point, [toX, toY]: Point): Camera =>
  panned(camera, [toX - x, toY - y]);

/** One finger rests, the other goes from one point to another. */
function pinched(camera: Camera, rests: Point, [from, to]: readonly [Point, Point]): Camera {
  const moved = dragged(camera, middleOf(rests, from), middleOf(rests, to));
  return zoomedAt(moved, middleOf(rests, to), between(rests, to) / Math.max(1, between(rests, from)));
}
