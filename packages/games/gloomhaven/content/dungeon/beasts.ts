import type { DungeonCard } from '../../vocabulary/dungeon.ts';
import { coinsOn, dungeonCard, monstersOn, terrainOn, trapsOn, treasureOn } from '../words/dungeon-cards.ts';
import { cure, enemiesGain, gold, recoverLost } from '../words/treasures.ts';

export const beasts: readonly DungeonCard[] = [
  dungeonCard(
    'mangy',
    monstersOn('cave-bear', { nne: '3' }),
    monstersOn('vermling-scout', { nnn: '5 6', nee: '7', '-nn': '2 4', '-ne': '8 9' }),
    monstersOn('vermling-shaman', { eee: '1' }),
    coinsOn('10 11'),
    treasureOn('12', gold(10)),
  ),
  dungeonCard(
    'drowned',
    monstersOn('living-spirit', { nne: '6', '-ne': '7', '--n': '4' }),
    monstersOn('lurker', { nnn: '3', eee: '1', '-nn': '2' }),
    terrainOn('5 11', 'difficult', 'water'),
    trapsOn('8 9 10', 'stun', 'damage'),
    treasureOn('12', recoverLost),
  ),
  dungeonCard(
    'wild',
    monstersOn('cave-bear', { nee: '1', '--n': '10' }),
    monstersOn('forest-imp', { nnn: '11', eee: '7', '-nn': '6' }),
    monstersOn('hound', { nnn: '5', nne: '4' }),
    coinsOn('2 3'),
    trapsOn('8 9', 'immobilize', 'damage'),
    treasureOn('12', cure),
  ),
  dungeonCard(
    'scaled',
    monstersOn('giant-viper', { nee: '6 10' }),
    monstersOn('rending-drake', { nne: '4', '-nn': '5' }),
    monstersOn('spitting-drake', { nnn: '8', nne: '11' }),
    trapsOn('1 2 3', 'wound', 'poison'),
    terrainOn('7 9', 'hazard', 'thorns'),
    coinsOn('12'),
  ),
  dungeonCard(
    'venomous',
    monstersOn('black-imp', { nnn: '10', nee: '11', '--n': '7' }),
    monstersOn('giant-viper', { nnn: '3', nne: '2 4', '-nn': '5' }),
    monstersOn('harrower-infester', { eee: '1', '-ne': '6' }),
    trapsOn('8 9', 'poison', 'stun'),
    treasureOn('12', enemiesGain('poison')),
  ),
  dungeonCard(
    'infected',
    monstersOn('giant-viper', { nnn: '4 5', eee: '1', nne: '6', '-ne': '2', '-ee': '3', '--e': '8' }),
    monstersOn('ooze', { nnn: '11', eee: '10', '-ne': '7' }),
    coinsOn('12'),
  ),
];
