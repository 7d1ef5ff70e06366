import type { MonsterExplained } from '@tavolo/gloomhaven';
import type { Scene } from '../scene.ts';
import { comparisonsOf } from './comparisons.ts';

/** The letters that hexes wear while they are compared, on the map as in the tables. */
export function lettersOf(scene: Scene, explained: MonsterExplained): ReadonlyMap<string, string> {
  const hexes = comparisonsOf(scene, explained)
    .filter(({ of }) => of !== 'focus')
    .flatMap(({ candidates }) => candidates.map(({ id }) => id));
  return new Map([...new Set(hexes)].map((hex, place) => [hex, String.fromCharCode(65 + (place % 26))]));
}
