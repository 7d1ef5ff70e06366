import type { Space } from '../../vocabulary/board.ts';
import { city, keyPlace, lair, normal, zone } from './words.ts';

/** The spaces of Tirisfal Glades, Silverpine Forest, Hillsbrad Foothills and Alterac Mountains. */
export const north: readonly Space[] = [
  ...zone('tirisfal-glades', [
    city('undercity', [30, 24], ['brill', 'silverpine-1', 'tirisfal-2']),
    keyPlace('brill', 'grey', [28, 15], ['agamand-mills', 'deathknell', 'tirisfal-1', 'undercity']),
    keyPlace('deathknell', 'grey', [14, 14], ['agamand-mills', 'brill']),
    normal(
      'tirisfal-1',
      'grey',
      [37, 10],
      ['brill', 'scarlet-monastery', 'tirisfal-2'],
      ['place-discovery', 'potion-small'],
    ),
    normal('tirisfal-2', 'grey', [40, 19], ['tirisfal-1', 'undercity', 'wpl-1'], ['book']),
    lair('agamand-mills', 'grey', [20, 6], ['brill', 'deathknell']),
    lair('scarlet-monastery', 'green', [46, 5], ['tirisfal-1']),
  ]),
  ...zone('silverpine-forest', [
    normal(
      'silverpine-1',
      'grey',
      [25, 31],
      ['fenris-isle', 'the-sepulcher', 'undercity'],
      ['place-discovery'],
    ),
    keyPlace('the-sepulcher', 'grey', [18, 36], ['fenris-isle', 'silverpine-1', 'silverpine-2']),
    normal('fenris-isle', 'grey', [29, 38], ['dalaran', 'silverpine-1', 'the-sepulcher'], ['potion-large']),
    normal(
      'silverpine-2',
      'grey',
      [17, 44],
      ['shadowfang-keep', 'silverpine-3', 'the-sepulcher'],
      ['scroll', 'potion-small'],
    ),
    lair('shadowfang-keep', 'grey', [8, 47], ['silverpine-2', 'silverpine-3']),
    normal(
      'silverpine-3',
      'green',
      [18, 52],
      ['hillsbrad-1', 'shadowfang-keep', 'silverpine-2'],
      ['place-discovery'],
    ),
  ]),
  ...zone('hillsbrad-foothills', [
    normal(
      'hillsbrad-1',
      'green',
      [27, 52],
      ['dalaran', 'hillsbrad-2', 'silverpine-3', 'southshore'],
      ['flight-path', 'scroll'],
    ),
    keyPlace('southshore', 'green', [33, 57], ['hillsbrad-1', 'hillsbrad-2']),
    normal(
      'hillsbrad-2',
      'green',
      [37, 50],
      ['hillsbrad-1', 'hillsbrad-3', 'southshore', 'tarren-mill'],
      ['potion-large'],
    ),
    keyPlace('tarren-mill', 'green', [42, 44], ['alterac-1', 'hillsbrad-2', 'hillsbrad-3']),
    normal(
      'hillsbrad-3',
      'green',
      [48, 51],
      ['aerie-peak', 'hillsbrad-2', 'refuge-pointe', 'tarren-mill'],
      ['place-discovery', 'scroll'],
    ),
  ]),
  ...zone('alterac-mountains', [
    keyPlace('dalaran', 'green', [30, 44], ['alterac-1', 'fenris-isle', 'hillsbrad-1']),
    normal('alterac-1', 'green', [39, 32], ['alterac-2', 'dalaran', 'tarren-mill'], ['book']),
    normal('alterac-2', 'yellow', [47, 33], ['alterac-1', 'wpl-3'], ['book']),
  ]),
];
