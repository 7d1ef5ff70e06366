import type { ByCharacters } from '../../vocabulary/scenarios.ts';
import type { Rank } from '../../vocabulary/terms.ts';

/** The marks of a monster for 2, 3 and 4 characters, one letter each: `'-ne'`. [gh/setup.6] */

function rankOf(mark: string | undefined): Rank | null {
  switch (mark) {
    case 'n':
      return 'normal';
    case 'e':
      return 'elite';
    case 'b':
      return 'boss';
    case '-':
      return null;
    default:
      throw new Error(`No rank is marked "${mark}"`);
  }
}

export const ranksOf = (marks: string): ByCharacters => [
  rankOf(marks[0]),
  rankOf(marks[1]),
  rankOf(marks[2]),
];

/** Several monsters that are there at once: `'nn'`; an empty text: nobody. */
export const crowd = (marks: string): readonly Rank[] => [...marks].flatMap((mark) => rankOf(mark) ?? []);
