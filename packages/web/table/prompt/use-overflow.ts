import { type RefObject, useEffect, useState } from 'react';

/** Where a box that scrolls has more than is in sight. */
export type Overflow = {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
  /** How many of its parts are not wholly in sight yet: those behind. */
  readonly after: number;
};

type Axis = 'across' | 'down';

const all: Overflow = { isBefore: false, isAfter: false, after: 0 };

/** Less than this is a matter of rounding, in pixels. */
const slack = 2;

/** What of a box can't be seen without scrolling, kept up to date. `content`: what it holds; with it the box is looked at anew. */
export function useOverflow(box: RefObject<HTMLElement | null>, axis: Axis, content: unknown): Overflow {
  const [overflow, setOverflow] = useState(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are looked at with other content
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = () =>
      setOverflow((before) => {
        const now = overflowOf(element, axis);
        return isSame(before, now) ? before : now;
      });
    const observer = new ResizeObserver(look);
    for (const part of [element, ...partsOf(element)]) observer.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, axis, content]);
  return overflow;
}

function overflowOf(element: HTMLElement, axis: Axis): Overflow {
  const isAcross = axis === 'across';
  const { right, bottom } = element.getBoundingClientRect();
  const isBehind = (part: Element) => {
    const its = part.getBoundingClientRect();
    return isAcross ? its.right > right + slack : its.bottom > bottom + slack;
  };
  const [from, seen, whole] = isAcross
    ? [element.scrollLeft, element.clientWidth, element.scrollWidth]
    : [element.scrollTop, element.clientHeight, element.scrollHeight];
  const after = whole - seen - from > slack ? partsOf(element).filter(isBehind).length : 0;
  // A part whose own words are too long for it is no other part to scroll to.
  return { isBefore: from > slack, isAfter: after > 0, after };
}

/** What lies in a box, each with a box of its own: of a list that has none, what is in that. */
const partsOf = (box: Element): readonly Element[] =>
  [...box.children].flatMap((part) =>
    getComputedStyle(part).display === 'contents' ? partsOf(part) : [part],
  );

const isSame = (one: Overflow, other: Overflow): boolean =>
  one.isBefore === other.isBefore && one.isAfter === other.isAfter && one.after === other.after;
