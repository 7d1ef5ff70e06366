import type { level as chapter } from '../../../rulebook/level.ts';

/** Scenario level and tables, in English. */
export const level: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/level.1':
    'L sets the monster level, the gold per money token, the trap damage and the bonus experience. For L from 0 to 7: the monster level is equal to L; a money token is worth 2, 2, 3, 3, 4, 4, 5, 6 gold; trap damage is 2, 3, 4, 5, 6, 7, 8, 9; bonus experience is 4, 6, 8, 10, 12, 14, 16, 18.',
  'gh/level.1a': 'At L = 6 a character that looted 7 tokens receives 35 gold at the end of the scenario.',
  'gh/level.1b': 'At L = 5 a damage trap deals 7 damage.',
  'gh/level.1c':
    'A scenario may set the level of single monster types apart from L; it is never more than 7. The level of the others, gold and traps stay as they are.',
  'gh/level.2': 'Trap damage always equals 2 + L and bonus experience always equals 4 + 2L.',
  'gh/level.3':
    'L is a whole number from 0 to 7, chosen by the players before the scenario; a result below 0 becomes 0 and one above 7 becomes 7.',
  'gh/level.4':
    'The recommended L is the average level of the participating characters, divided by two and rounded up; this is "Normal".',
  'gh/level.4a':
    'Levels 6, 4, 4 and 3 average 4.25; half of that is 2.125, rounded up to 3, so Normal is L = 3.',
  'gh/level.4b': 'For two level 1 characters Normal is L = 1 and Easy is L = 0.',
  'gh/level.4c': 'For four level 9 characters Normal is L = 5 and Very Hard is L = 7.',
  'gh/level.5': 'Difficulty changes the recommended level: Easy -1, Normal 0, Hard +1, Very Hard +2.',
  'gh/level.5a': 'With a recommended level of 3, Very Hard means L = 5.',
  'gh/level.6': 'The recommendation is not binding: the players may choose any L from 0 to 7.',
  'gh/level.7': 'L does not change after the scenario begins, even if characters become exhausted.',
  'gh/level.8':
    'A character who levels up between scenarios changes the recommended L of the next scenario only.',
  'gh/level.9':
    'The equations for the hit points of objectives, named monsters and bosses use L and C, and nothing else [gh/special.14].',
};
