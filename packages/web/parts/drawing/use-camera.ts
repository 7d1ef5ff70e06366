import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  fitted,
  fittedAbout,
  movedToFrame,
  movedToShow,
  panned,
  type Size,
  zoomedAt,
} from './camera.ts';
import type { Bounds, Point } from './point.ts';
import { useGestures } from './use-gestures.ts';

/** How much nearer one press of a button brings. */
const press = 1.3;
/** How far an arrow key moves the picture, in pixels. */
const nudge = 60;

/** What the buttons and keys of a drawing do. */
export type Steering = {
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  readonly pan: (by: Point) => void;
  /** Brings a point of the drawing into sight, if it is not. */
  readonly show: (point: Point) => void;
  /** Brings all of something into sight, if it is not. */
  readonly frame: (bounds: Bounds) => void;
};

type Seen = {
  readonly camera: Camera;
  /** `false` while a finger leads: then the picture follows at once. */
  readonly isEased: boolean;
  readonly steering: Steering;
};

/** What there is to be seen. */
type Sights = {
  readonly whole: Bounds;
  /** Where things happen: what is shown until somebody looks elsewhere. */
  readonly home: Bounds;
  /** What of it is shown in any case. */
  readonly heart: Point;
};

/** What keys do, by their names. */
type Keys = { readonly [key: string]: () => void };

const noKeys: Keys = {};

/** A look at a drawing that can be moved and enlarged; `more`: what other keys do while it has the focus. */
export function useCamera(
  element: RefObject<SVGSVGElement | null>,
  sights: Sights,
  size: Size,
  more: Keys = noKeys,
): Seen {
  const { whole } = sights;
  const [isEased, setEased] = useState(false);
  const { chosen, choose, isOwn } = useChosenLook(sights, size, setEased);
  const usual = useUsualLook(sights, size);
  const change = useCallback(
    (how: (camera: Camera) => Camera, eased: boolean) => {
      isOwn.current = true;
      setEased(eased);
      choose((before) => how(before ?? usual));
    },
    [usual, choose, isOwn],
  );
  useGestures(element, change);
  const steering = useMemo((): Steering => {
    const middle: Point = [size.width / 2, size.height / 2];
    const lead = (to: (camera: Camera) => Camera) => {
      setEased(true);
      choose((before) => shifted(before, usual, to(before ?? usual)));
    };
    return {
      nearer: () => change((camera) => zoomedAt(camera, middle, press), true),
      farther: () => change((camera) => zoomedAt(camera, middle, 1 / press), true),
      fit: () => change(() => fitted(whole, size), true),
      pan: (by) => change((camera) => panned(camera, by), true),
      show: (point) => lead((camera) => movedToShow(camera, point, size)),
      frame: (bounds) => lead((camera) => movedToFrame(camera, bounds, size)),
    };
  }, [change, choose, size, whole, usual]);
  useKeys(element, steering, more);
  return { camera: chosen ?? usual, isEased, steering };
}

/** How much higher or lower the room for the drawing may become before it is seen from nearer or farther. */
const steady = 0.12;

/** Where things happen. While the room for it changes a little, as it does with what is asked, nothing changes its size. */
function useUsualLook({ home, heart }: Sights, size: Size): Camera {
  const [kept, keep] = useState(size);
  const isSteady = size.width === kept.width && Math.abs(size.height / kept.height - 1) < steady;
  if (!isSteady) keep(size);
  const from = isSteady ? kept : size;
  return useMemo(
    () => panned(fittedAbout(home, from, heart), [0, (size.height - from.height) / 2]),
    [home, heart, from, size],
  );
}

/**
 * Another look than the usual one: somebody's own, or one that they were led to; `null`: the usual one. An own look stays
 * in the middle when the room for it changes; one they were led to is given up.
 */
function useChosenLook(
  { whole, home }: Pick<Sights, 'whole' | 'home'>,
  size: Size,
  setEased: (isEased: boolean) => void,
) {
  const [chosen, choose] = useState<Camera | null>(null);
  const isOwn = useRef(false);
  const before = useRef({ whole, home, size });
  useEffect(() => {
    const { current } = before;
    before.current = { whole, home, size };
    // The first look is there at once; another room comes into sight gently.
    if (current.home !== home) setEased(true);
    // What has grown is another drawing: nobody has chosen yet how to see it.
    if (current.whole !== whole) isOwn.current = false;
    const by: Point = [(size.width - current.size.width) / 2, (size.height - current.size.height) / 2];
    choose((camera) => (camera === null || !isOwn.current ? null : panned(camera, by)));
  }, [whole, home, size, setEased]);
  return { chosen, choose, isOwn };
}

/** What was chosen stays so; the usual look is left only if it must be moved. */
const shifted = (before: Camera | null, usual: Camera, moved: Camera): Camera | null =>
  before === null && moved.x === usual.x && moved.y === usual.y && moved.zoom === usual.zoom ? null : moved;

/** The keys of the drawing, while it or something on it has the focus and does not want the key itself. */
function useKeys(element: RefObject<SVGSVGElement | null>, steering: Steering, more: Keys): void {
  useEffect(() => {
    const drawing = element.current;
    if (drawing === null) return;
    const pressed = (event: KeyboardEvent) => {
      const act = event.defaultPrevented ? undefined : { ...actions(steering), ...more }[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    drawing.addEventListener('keydown', pressed);
    return () => drawing.removeEventListener('keydown', pressed);
  }, [element, steering, more]);
}

const actions = ({ nearer, farther, fit, pan }: Steering): Keys => ({
  '+': nearer,
  '=': nearer,
  '-': farther,
  '0': fit,
  ArrowLeft: () => pan([nudge, 0]),
  ArrowRight: () => pan([-nudge, 0]),
  ArrowUp: () => pan([0, nudge]),
  ArrowDown: () => pan([0, -nudge]),
});
