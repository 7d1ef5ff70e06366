import type { DungeonCard } from '../../vocabulary/dungeon.ts';
import { dungeonCard, monstersOn, terrainOn, trapsOn, treasureOn } from '../words/dungeon-cards.ts';
import { gold, heal, refreshItems } from '../words/treasures.ts';

export const demons: readonly DungeonCard[] = [
  // The source has two monsters on position 1 and none on 7; we put the imp there.
  dungeonCard(
    'defiled',
    monstersOn('forest-imp', { nnn: '7', eee: '3', '-ne': '2 4 5' }),
    monstersOn('sun-demon', { eee: '1', nee: '10', '--n': '6' }),
    trapsOn('8 9 11', 'poison', 'immobilize'),
    treasureOn('12', heal(5)),
  ),
  dungeonCard(
    'foggy',
    monstersOn('flame-demon', { eee: '3', '-nn': '9', '--n': '6' }),
    monstersOn('frost-demon', { eee: '1', '-nn': '5', '--n': '7' }),
    terrainOn('4 10', 'difficult', 'water'),
    terrainOn('8 11', 'hazard', 'hot-coals'),
    treasureOn('12', refreshItems(2, 'small')),
  ),
  dungeonCard(
    'crushing',
    monstersOn('earth-demon', { eee: '1', '-ne': '6' }),
    monstersOn('wind-demon', { nnn: '2 9', '-nn': '7', '--n': '3' }),
    terrainOn('4 5 8 10', 'difficult', 'rubble'),
    treasureOn('11 12', gold(5)),
  ),
  dungeonCard(
    'unstable',
    monstersOn('earth-demon', { nee: '3', '--n': '4' }),
    monstersOn('flame-demon', { nnn: '7', '-ne': '12' }),
    monstersOn('savvas-lavaflow', { nnn: '1' }),
    terrainOn('2 5 6', 'difficult', 'rubble'),
    terrainOn('8 9 10 11', 'hazard', 'hot-coals'),
  ),
  dungeonCard(
    'frigid',
    monstersOn('frost-demon', { nne: '5' }),
    monstersOn('savvas-icestorm', { eee: '3' }),
    monstersOn('wind-demon', { '-nn': '12', '-ne': '10' }),
    terrainOn('4 6', 'difficult', 'water'),
    trapsOn('7 9 11', 'disarm'),
  ),
];
