import type { Space } from '../../vocabulary/board.ts';
import { city, keyPlace, lair, normal, zone } from './words.ts';

/** The spaces of Arathi Highlands, Wetlands, Loch Modan and Dun Morogh. */
export const midlands: readonly Space[] = [
  ...zone('arathi-highlands', [
    lair('stromgarde-keep', 'green', [48, 64], ['refuge-pointe', 'thandol-span']),
    keyPlace(
      'refuge-pointe',
      'green',
      [60, 57],
      ['hammerfall', 'hillsbrad-3', 'stromgarde-keep', 'thandol-span'],
    ),
    keyPlace('hammerfall', 'green', [74, 56], ['refuge-pointe']),
    normal(
      'thandol-span',
      'green',
      [58, 66],
      ['refuge-pointe', 'stromgarde-keep', 'wetlands-1'],
      ['flight-path', 'potion-small'],
    ),
  ]),
  ...zone('wetlands', [
    normal('wetlands-1', 'green', [57, 73], ['menethil-harbor', 'thandol-span', 'wetlands-2'], ['scroll']),
    keyPlace('menethil-harbor', 'green', [46, 77], ['wetlands-1', 'wetlands-2']),
    normal(
      'wetlands-2',
      'green',
      [62, 80],
      ['grim-batol', 'loch-1', 'menethil-harbor', 'wetlands-1'],
      ['flight-path', 'scroll'],
    ),
    keyPlace('grim-batol', 'yellow', [74, 77], ['wetlands-2']),
  ]),
  ...zone('loch-modan', [
    normal('loch-1', 'green', [65, 90], ['loch-2', 'thelsamar', 'wetlands-2'], ['scroll', 'potion-small']),
    keyPlace('thelsamar', 'grey', [62, 95], ['loch-1', 'loch-2', 'loch-4']),
    normal('loch-2', 'grey', [71, 93], ['loch-1', 'loch-3', 'thelsamar'], ['potion-large']),
    normal('loch-3', 'green', [76, 98], ['badlands-1', 'loch-2'], ['book']),
    normal('loch-4', 'grey', [62, 102], ['dunmorogh-3', 'searing-1', 'thelsamar'], ['scroll']),
  ]),
  ...zone('dun-morogh', [
    city('ironforge', [46, 90], ['deeprun-tram', 'dunmorogh-2', 'dunmorogh-3', 'kharanos']),
    keyPlace('kharanos', 'grey', [38, 97], ['dunmorogh-1', 'ironforge']),
    normal(
      'dunmorogh-1',
      'grey',
      [31, 101],
      ['coldridge-valley', 'dunmorogh-2', 'frostmane-hold', 'kharanos'],
      ['scroll'],
    ),
    keyPlace('coldridge-valley', 'grey', [26, 108], ['dunmorogh-1', 'frostmane-hold']),
    lair('frostmane-hold', 'grey', [20, 101], ['coldridge-valley', 'dunmorogh-1']),
    normal('dunmorogh-2', 'grey', [33, 92], ['dunmorogh-1', 'gnomeregan', 'ironforge'], ['place-discovery']),
    lair('gnomeregan', 'green', [24, 90], ['dunmorogh-2']),
    normal('dunmorogh-3', 'grey', [54, 95], ['ironforge', 'loch-4'], ['book']),
    normal('deeprun-tram', 'grey', [45, 107], ['ironforge', 'stormwind-city'], ['scroll', 'potion-small']),
  ]),
];
