import { type Intention, intentionsOf, lossAt, readOption } from '@tavolo/machina-arcana';
import { useEffect, useMemo, useState } from 'react';
import type { ExplorerId, SpaceId, View } from '../game.ts';
import type { Scene } from '../scene.ts';

const calm: ReadonlyMap<SpaceId, number> = new Map();

/** How long the page may be busy with it at once, in milliseconds. */
const patience = 8;

/** What every monster will do if nothing changes; nothing while they act already. */
export function useIntentions({ view }: Scene): readonly Intention[] {
  return useMemo(() => (view.phase === 'over' || view.outcome !== null ? [] : intentionsOf(view)), [view]);
}

/** The health that the actor is likely to lose on each space that it can walk to, if it ends its turn there. It is found little by little, so that nothing waits for it. */
export function useDanger(scene: Scene): ReadonlyMap<SpaceId, number> {
  const { view, question } = scene;
  const explorer = question?.name === 'act' ? question.about.explorer : null;
  const [found, find] = useState<{ readonly view: View; readonly losses: ReadonlyMap<SpaceId, number> }>({
    view,
    losses: calm,
  });
  const spaces = useMemo(() => walksOf(question?.options ?? []), [question]);
  useEffect(() => {
    if (explorer === null || view.monsters.length === 0) return;
    return littleByLittle(view, explorer, spaces, (losses) => find({ view, losses }));
  }, [view, explorer, spaces]);
  return found.view === view && explorer !== null ? found.losses : calm;
}

const walksOf = (options: readonly string[]): readonly SpaceId[] =>
  options
    .map(readOption)
    .filter(({ is }) => is === 'move')
    .map(({ of }) => of as SpaceId); // made by the game

/** Looks at one space after the other, some in each frame; gives what was found at the end. Returns what stops it. */
function littleByLittle(
  view: View,
  explorer: ExplorerId,
  spaces: readonly SpaceId[],
  done: (losses: ReadonlyMap<SpaceId, number>) => void,
): () => void {
  const losses = new Map<SpaceId, number>();
  const left = [...spaces];
  let frame = requestAnimationFrame(function look() {
    const began = performance.now();
    while (left.length > 0 && performance.now() - began < patience) {
      const at = left.pop();
      if (at !== undefined) losses.set(at, lossAt(view, { explorer, at }));
    }
    if (left.length > 0) frame = requestAnimationFrame(look);
    else done(losses);
  });
  return () => cancelAnimationFrame(frame);
}
