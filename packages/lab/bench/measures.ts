import { shelf } from '@tavolo/shelf';
import type { Measure } from './measure.ts';

const found = import.meta.glob<readonly Measure[]>('../games/*/measures.ts', { import: 'measures' });

/** All measures, each game's found by its folder, in the order of the shelf. */
export async function allMeasures(): Promise<readonly Measure[]> {
  const own = shelf.flatMap(({ game }) => found[`../games/${game.id}/measures.ts`] ?? []);
  return (await Promise.all(own.map((load) => load()))).flat();
}
