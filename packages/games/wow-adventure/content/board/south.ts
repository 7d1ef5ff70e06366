import type { Space } from '../../vocabulary/board.ts';
import { keyPlace, lair, normal, overlord, zone } from './words.ts';

/** The spaces of Swamp of Sorrows, Blasted Lands and Stranglethorn Vale. */
export const south: readonly Space[] = [
  ...zone('swamp-of-sorrows', [
    normal(
      'sorrows-1',
      'yellow',
      [75, 150],
      ['deadwind-pass', 'stonard', 'sunken-temple'],
      ['flight-path', 'book'],
    ),
    keyPlace('stonard', 'yellow', [79, 158], ['nethergarde-keep', 'sorrows-1', 'sunken-temple']),
    lair('sunken-temple', 'yellow', [90, 152], ['sorrows-1', 'stonard']),
  ]),
  ...zone('blasted-lands', [
    keyPlace('nethergarde-keep', 'red', [84, 162], ['blasted-1', 'stonard']),
    normal(
      'blasted-1',
      'red',
      [80, 169],
      ['nethergarde-keep', 'tainted-scar', 'the-dark-portal'],
      ['flight-path', 'potion-large'],
    ),
    keyPlace('the-dark-portal', 'red', [86, 174], ['blasted-1', 'tainted-scar']),
    overlord('tainted-scar', 'red', [75, 178], ['blasted-1', 'the-dark-portal']),
  ]),
  ...zone('stranglethorn-vale', [
    normal('stranglethorn-1', 'green', [40, 158], ['duskwood-1', 'stranglethorn-2'], ['place-discovery']),
    normal(
      'stranglethorn-2',
      'yellow',
      [39, 165],
      ['gromgol', 'stranglethorn-1', 'stranglethorn-3'],
      ['scroll', 'potion-small'],
    ),
    normal(
      'stranglethorn-3',
      'yellow',
      [44, 170],
      ['stranglethorn-2', 'stranglethorn-4', 'zulgurub'],
      ['scroll', 'potion-small'],
    ),
    overlord('zulgurub', 'red', [55, 168], ['stranglethorn-3']),
    keyPlace('gromgol', 'yellow', [33, 172], ['stranglethorn-2', 'stranglethorn-4']),
    normal(
      'stranglethorn-4',
      'yellow',
      [40, 178],
      ['booty-bay', 'gromgol', 'stranglethorn-3'],
      ['flight-path', 'potion-large'],
    ),
    lair('booty-bay', 'yellow', [38, 191], ['stranglethorn-4']),
  ]),
];
