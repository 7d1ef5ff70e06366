import type { Space } from '../../vocabulary/board.ts';
import { city, keyPlace, lair, normal, zone } from './words.ts';

/** The spaces of Elwynn Forest, Westfall, Redridge Mountains, Duskwood and Deadwind Pass. */
export const kingdom: readonly Space[] = [
  ...zone('elwynn-forest', [
    city('stormwind-city', [30, 128], ['deeprun-tram', 'elwynn-1', 'goldshire']),
    normal('elwynn-1', 'grey', [40, 131], ['elwynn-3', 'goldshire', 'stormwind-city'], ['scroll']),
    keyPlace('goldshire', 'grey', [34, 136], ['elwynn-1', 'elwynn-2', 'elwynn-3', 'stormwind-city']),
    normal('elwynn-2', 'grey', [25, 138], ['goldshire', 'hogger', 'westfall-1'], ['scroll']),
    lair('hogger', 'grey', [17, 134], ['elwynn-2', 'westfall-1']),
    normal(
      'elwynn-3',
      'grey',
      [46, 138],
      ['elwynn-1', 'goldshire', 'redridge-1'],
      ['place-discovery', 'potion-large'],
    ),
  ]),
  ...zone('westfall', [
    normal(
      'westfall-1',
      'grey',
      [16, 142],
      ['elwynn-2', 'hogger', 'sentinel-hill'],
      ['place-discovery', 'potion-small'],
    ),
    keyPlace('sentinel-hill', 'grey', [15, 148], ['moonbrook', 'raven-hill', 'westfall-1']),
    keyPlace('moonbrook', 'grey', [9, 157], ['sentinel-hill', 'the-deadmines']),
    lair('the-deadmines', 'grey', [17, 162], ['moonbrook']),
  ]),
  ...zone('redridge-mountains', [
    normal(
      'redridge-1',
      'green',
      [58, 139],
      ['darkshire', 'elwynn-3', 'lakeshire'],
      ['flight-path', 'scroll'],
    ),
    keyPlace('lakeshire', 'green', [70, 138], ['redridge-1', 'redridge-2']),
    normal(
      'redridge-2',
      'green',
      [79, 137],
      ['lakeshire', 'morgans-vigil'],
      ['place-discovery', 'potion-small'],
    ),
  ]),
  ...zone('duskwood', [
    keyPlace('raven-hill', 'green', [30, 155], ['duskwood-1', 'sentinel-hill', 'stitches']),
    lair('stitches', 'green', [28, 147], ['duskwood-1', 'raven-hill']),
    normal(
      'duskwood-1',
      'green',
      [40, 150],
      ['darkshire', 'raven-hill', 'stitches', 'stranglethorn-1'],
      ['potion-large'],
    ),
    keyPlace('darkshire', 'green', [52, 148], ['deadwind-pass', 'duskwood-1', 'redridge-1']),
  ]),
  ...zone('deadwind-pass', [
    normal(
      'deadwind-pass',
      'yellow',
      [66, 151],
      ['darkshire', 'karazhan', 'sorrows-1'],
      ['place-discovery', 'scroll'],
    ),
    keyPlace('karazhan', 'red', [63, 159], ['deadwind-pass']),
  ]),
];
