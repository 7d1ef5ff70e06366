import { type RefObject, useEffect } from 'react';

/** Brings what is decided about into sight when something is asked: what the board marks so, or else what answers it. */
export function useInSight(place: RefObject<HTMLElement | null>, decision: string | null): void {
  useEffect(() => {
    if (decision === null || place.current === null) return;
    const within = place.current;
    const sought = ['[data-part="at-stake"]', '[data-option]']
      .map((kind) => [...within.querySelectorAll<HTMLElement>(`${kind}:not(svg *)`)])
      .find((things) => things.length > 0);
    if (sought === undefined || sought.some((thing) => isSeen(thing, within))) return;
    sought[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place, decision]);
}

/** Whether the middle of something lies in sight. */
function isSeen(thing: Element, within: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const place = within.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > place.left && x < place.right && y > place.top && y < place.bottom;
}
