import type { Space } from '../../vocabulary/board.ts';
import { keyPlace, lair, normal, overlord, zone } from './words.ts';

/** The spaces of Western Plaguelands, Eastern Plaguelands and The Hinterlands. */
export const plaguelands: readonly Space[] = [
  ...zone('western-plaguelands', [
    normal('wpl-1', 'yellow', [48, 20], ['tirisfal-2', 'wpl-2'], ['place-discovery', 'potion-small']),
    normal('wpl-2', 'yellow', [55, 18], ['andorhal', 'hearthglen', 'wpl-1'], ['scroll', 'place-discovery']),
    keyPlace('hearthglen', 'yellow', [55, 5], ['wpl-2', 'wpl-4']),
    keyPlace('andorhal', 'yellow', [57, 25], ['caer-darrow', 'wpl-2', 'wpl-3', 'wpl-4']),
    normal('wpl-3', 'yellow', [56, 34], ['aerie-peak', 'alterac-2', 'andorhal'], ['potion-large']),
    keyPlace('caer-darrow', 'yellow', [64, 31], ['andorhal', 'scholomance']),
    lair('scholomance', 'yellow', [70, 36], ['caer-darrow']),
    normal('wpl-4', 'yellow', [67, 19], ['andorhal', 'epl-1', 'hearthglen'], ['flight-path', 'scroll']),
  ]),
  ...zone('eastern-plaguelands', [
    normal('epl-1', 'red', [75, 18], ['epl-2', 'epl-3', 'wpl-4'], ['flight-path', 'scroll']),
    normal(
      'epl-2',
      'red',
      [82, 22],
      ['epl-1', 'lights-hope-chapel', 'stratholme', 'tyrs-hand'],
      ['scroll', 'potion-small'],
    ),
    normal('epl-3', 'red', [76, 10], ['epl-1', 'naxxramas', 'stratholme'], ['book']),
    lair('stratholme', 'red', [85, 8], ['epl-2', 'epl-3']),
    overlord('naxxramas', 'red', [70, 4], ['epl-3']),
    keyPlace('lights-hope-chapel', 'red', [94, 18], ['epl-2', 'tyrs-hand']),
    keyPlace('tyrs-hand', 'red', [95, 28], ['epl-2', 'lights-hope-chapel']),
  ]),
  ...zone('the-hinterlands', [
    keyPlace('aerie-peak', 'yellow', [66, 45], ['hillsbrad-3', 'hinterlands-1', 'wpl-3']),
    normal(
      'hinterlands-1',
      'yellow',
      [76, 44],
      ['aerie-peak', 'jinthaalor', 'revantusk-village'],
      ['flight-path', 'book'],
    ),
    lair('jinthaalor', 'yellow', [82, 50], ['hinterlands-1', 'revantusk-village']),
    keyPlace('revantusk-village', 'yellow', [89, 44], ['hinterlands-1', 'jinthaalor']),
  ]),
];
