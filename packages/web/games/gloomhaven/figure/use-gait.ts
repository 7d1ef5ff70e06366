import { type RefObject, useEffect, useRef } from 'react';
import { speedOf } from '../../../parts/motion.ts';
import type { Fact, FigureView } from '../game.ts';
import { centreOf, type Orientation } from '../map/plane.ts';

/** How long a step takes, in milliseconds at usual speed. */
const step = 170;

/** Lets a figure walk the way that is told, hex by hex, instead of being there at once. */
export function useGait(
  { id, hex }: FigureView,
  fact: Fact | null,
  orientation: Orientation,
): RefObject<SVGGElement | null> {
  const body = useRef<SVGGElement>(null);
  const stood = useRef(hex);
  useEffect(() => {
    const from = stood.current;
    stood.current = hex;
    const element = body.current;
    if (element === null || from === hex) return;
    const told = fact?.is === 'moved' && fact.figure === id ? fact.path : [hex];
    const way = told[0] === from ? told : [from, ...told];
    const frames = way.map((one) => {
      const [x, y] = centreOf(one, orientation);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    const walk = element.animate(frames, {
      duration: step * (way.length - 1) * speedOf(element),
      easing: 'ease-in-out',
    });
    return () => walk.cancel();
  }, [id, hex, fact, orientation]);
  return body;
}
