import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { Point } from './point.ts';

export type Spot = { readonly id: string; readonly at: Point };

type Roving = {
  /** One of all is reached by Tab, the others by the arrow keys. */
  readonly tabIndexOf: (id: string) => number;
  readonly onKey: (id: string) => (event: KeyboardEvent) => void;
};

const arrows: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus among things that lie about, with the arrow keys. */
export function useRoving(spots: readonly Spot[]): Roving {
  const [last, setLast] = useState<string | null>(null);
  const entry = spots.find(({ id }) => id === last)?.id ?? spots[0]?.id;
  const onKey = useCallback(
    (id: string) => (event: KeyboardEvent) => {
      const direction = arrows[event.key];
      const from = spots.find((spot) => spot.id === id);
      if (direction === undefined || from === undefined) return;
      const next = nextToward(spots, from, direction);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLast(next.id);
      const drawing = event.currentTarget.closest('svg');
      drawing?.querySelector<SVGElement>(`[data-spot="${CSS.escape(next.id)}"]`)?.focus();
    },
    [spots],
  );
  return useMemo(() => ({ tabIndexOf: (id) => (id === entry ? 0 : -1), onKey }), [entry, onKey]);
}

/** The nearest in a direction; what lies aside counts as farther. */
function nextToward(spots: readonly Spot[], from: Spot, [dx, dy]: Point): Spot | null {
  const reckoned = spots.map((spot) => {
    const [x, y] = [spot.at[0] - from.at[0], spot.at[1] - from.at[1]];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)];
    return { spot, isAhead: ahead > 1 && aside < 2 * ahead, far: ahead + 1.7 * aside };
  });
  const ahead = reckoned.filter(({ isAhead }) => isAhead).sort((one, other) => one.far - other.far);
  return ahead[0]?.spot ?? null;
}
