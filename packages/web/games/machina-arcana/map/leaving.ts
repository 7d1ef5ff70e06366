import { useCallback, useState } from 'react';
import type { View } from '../game.ts';
import type { Figure } from './figures.tsx';
import { type Hall, hallOf } from './hall.ts';

/** What was there a moment ago, drawn once more while it sinks away. */
export type Leaving = {
  /** Tells it from whatever else is leaving. */
  readonly nth: number;
  /** The tiles that have scrolled off, and all that was on them; `null`: none has. */
  readonly hall: Hall | null;
  /** Who was destroyed or banished, or scrolled off. */
  readonly figures: readonly Figure[];
};

type Shown = { readonly view: View; readonly figures: readonly Figure[] };

/** What has gone between two looks at the map; `null`: nothing. */
export function goneBetween(before: Shown, now: Shown): Omit<Leaving, 'nth'> | null {
  const tiles = before.view.tiles.filter((tile) => !now.view.tiles.some((one) => isSameTile(one, tile)));
  const figures = before.figures.filter(({ id }) => !now.figures.some((one) => one.id === id));
  if (tiles.length + figures.length === 0) return null;
  return { hall: tiles.length === 0 ? null : hallOf({ ...before.view, tiles }), figures };
}

type Tile = View['tiles'][number];

const isSameTile = (one: Tile, other: Tile): boolean =>
  one.face === other.face && one.column === other.column && one.row === other.row;

const none: readonly Leaving[] = [];

type Memory = Shown & { readonly nth: number; readonly leaving: readonly Leaving[] };

/** What is leaving the map now; `onGone` says that something has sunk out of sight. */
export function useLeaving({ view, figures }: Shown): {
  readonly leaving: readonly Leaving[];
  readonly onGone: (nth: number) => void;
} {
  const [memory, remember] = useState<Memory>({ view, figures, nth: 0, leaving: none });
  if (memory.view !== view) remember(after(memory, { view, figures }));
  const onGone = useCallback(
    (nth: number) =>
      remember((before) => ({ ...before, leaving: before.leaving.filter((one) => one.nth !== nth) })),
    [],
  );
  return { leaving: memory.leaving, onGone };
}

function after({ nth, leaving, ...before }: Memory, now: Shown): Memory {
  const gone = goneBetween(before, now);
  return gone === null
    ? { ...now, nth, leaving }
    : { ...now, nth: nth + 1, leaving: [...leaving, { ...gone, nth: nth + 1 }] };
}
