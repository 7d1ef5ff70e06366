import type { Trophy } from '../vocabulary/content.ts';
import type { TrophyId } from '../vocabulary/ids.ts';

const trophy = (id: string, copies: number, valor: number): Trophy => ({
  id: id as TrophyId, // content gives ids their kind
  copies,
  valor,
});

/** The sixteen trophies. Each can be taken once by a hero. [wow/trophies.3] */
export const trophies: readonly Trophy[] = [
  trophy('nefarians-head', 3, 3),
  trophy('phylactery-of-kelthuzad', 3, 3),
  trophy('heart-of-hakkar', 3, 2),
  trophy('mark-of-kazzak', 3, 2),
  trophy('blackwater-charter', 4, 1),
];
