import { fileURLToPath } from 'node:url';
import { takenIn } from '../new/house.ts';
import { type GameNames, namesFor } from '../new/names.ts';

export const home = fileURLToPath(new URL('../../..', import.meta.url));

/** The names of a game that can be called so. */
export function goodNames(id: string, taken = takenIn(home)): GameNames {
  const names = namesFor(id, { ...taken, prefixes: ['gh', 'gof'] });
  if (typeof names === 'string') throw new Error(`${id}: ${names}`);
  return names;
}
