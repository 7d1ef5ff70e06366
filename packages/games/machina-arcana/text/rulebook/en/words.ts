import type { words as chapter } from '../../../rulebook/words.ts';

/** Words with one meaning each, in English. */
export const words: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/words.1':
    'A unit is an explorer or a monster. A barrel is a unit of a special kind that can only be attacked [ma/map.12].',
  'ma/words.2': 'A space is free if it is passable and no unit stands on it.',
  'ma/words.3':
    'Two spaces are adjacent if they touch, at a side or at a corner, and neither a wall nor a closed door lies between them [ma/map.4].',
  'ma/words.4':
    'Steps are the length of a way on foot, counted as monsters count it [ma/monsters.3]. A range, and “within so many spaces”, is the straight distance on the grid [ma/map.10]. The two are never mixed.',
  'ma/words.5': 'Your tile is the one on which your figure stands.',
  'ma/words.6':
    'The active explorer is the one whose turn it is. In the spawn phase it is the explorer being checked for, although that is not a turn. In the horror phase and in the monster phase nobody is active.',
  'ma/words.7':
    'An explorer is living until they die. An explorer is on the map if they are living and have not left by an exit.',
  'ma/words.8':
    'A space with one explored token is explored: it is used up. A space with two is destroyed: it is gone for good. A space with a light token is lit. A chapter space without any token is dark.',
  'ma/words.9':
    'Whatever is in force changes the numbers printed on cards. Nothing is ever rounded, since nothing is divided; the one exception is the update of the rules [ma/ending.11].',
};
