import { shelf } from '@tavolo/shelf';
import type { Measure } from './measure.ts';
import { sightMeasures } from './sights.ts';

const found = import.meta.glob<readonly Measure[]>('../games/*/measures.ts', { import: 'measures' });

/** All measures, in the order of the shelf: each game's own, found by its folder, and those that any game has. */
export async function allMeasures(): Promise<readonly Measure[]> {
  const own = shelf.flatMap(({ game }) => found[`../games/${game.id}/measures.ts`] ?? []);
  return [...(await Promise.all(own.map((load) => load()))).flat(), ...shelf.flatMap(sightMeasures)];
}
