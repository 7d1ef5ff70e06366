import type { Space } from '../../vocabulary/board.ts';
import { keyPlace, lair, normal, overlord, zone } from './words.ts';

/** The spaces of Badlands, Searing Gorge, Blackrock Mountain and Burning Steppes. */
export const mountains: readonly Space[] = [
  ...zone('badlands', [
    normal(
      'badlands-1',
      'yellow',
      [80, 105],
      ['badlands-2', 'loch-3', 'uldaman'],
      ['scroll', 'potion-small'],
    ),
    lair('uldaman', 'yellow', [72, 106], ['badlands-1', 'kargath']),
    normal('badlands-2', 'yellow', [77, 112], ['badlands-1', 'kargath'], ['flight-path', 'place-discovery']),
    keyPlace('kargath', 'yellow', [68, 112], ['badlands-2', 'searing-1', 'uldaman']),
  ]),
  ...zone('searing-gorge', [
    normal(
      'searing-1',
      'yellow',
      [60, 110],
      ['kargath', 'loch-4', 'thorium-point'],
      ['place-discovery', 'potion-large'],
    ),
    keyPlace('thorium-point', 'yellow', [53, 112], ['blackrock-mountain', 'searing-1']),
  ]),
  ...zone('blackrock-mountain', [
    keyPlace(
      'blackrock-mountain',
      'red',
      [52, 122],
      ['blackrock-depths', 'blackwing-lair', 'burning-1', 'thorium-point'],
    ),
    lair('blackrock-depths', 'red', [44, 119], ['blackrock-mountain']),
    overlord('blackwing-lair', 'red', [45, 126], ['blackrock-mountain']),
  ]),
  ...zone('burning-steppes', [
    normal(
      'burning-1',
      'red',
      [57, 127],
      ['blackrock-mountain', 'burning-2', 'burning-3'],
      ['book', 'place-discovery'],
    ),
    normal('burning-2', 'red', [66, 122], ['burning-1', 'morgans-vigil'], ['potion-large']),
    normal('burning-3', 'red', [64, 129], ['burning-1', 'morgans-vigil'], ['flight-path', 'place-discovery']),
    keyPlace('morgans-vigil', 'red', [74, 131], ['burning-2', 'burning-3', 'redridge-2']),
  ]),
];
