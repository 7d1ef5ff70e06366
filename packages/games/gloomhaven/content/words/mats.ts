import type { ClassMat, Copies, Perk } from '../../vocabulary/class-cards.ts';
import type { ClassId, ModifierId } from '../../vocabulary/ids.ts';

/** How character mats and perk lists are written. */

export const classMat = (id: string, words: Omit<ClassMat, 'id'>): ClassMat => ({
  id: id as ClassId,
  ...words,
});

/** So many modifier cards: `copies(2, '+1')`. */
export const copies = (count: number, id: string): Copies => ({ count, card: id as ModifierId });

type More = Omit<Perk, 'times'>;
const perk = (times: number, words: More): Perk => ({ times, ...words });

/** Lines of the perk list, with their number of boxes. */
export const once = (words: More): Perk => perk(1, words);
export const twice = (words: More): Perk => perk(2, words);
export const thrice = (words: More): Perk => perk(3, words);
