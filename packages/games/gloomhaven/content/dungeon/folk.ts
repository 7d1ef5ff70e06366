import type { DungeonCard } from '../../vocabulary/dungeon.ts';
import { coinsOn, dungeonCard, monstersOn, terrainOn, trapsOn, treasureOn } from '../words/dungeon-cards.ts';
import { gold, recoverLost } from '../words/treasures.ts';

export const folk: readonly DungeonCard[] = [
  dungeonCard(
    'fortified',
    monstersOn('ancient-artillery', { nnn: '12', '-ne': '9' }),
    monstersOn('city-archer', { nnn: '6', nne: '5', '--n': '7' }),
    monstersOn('city-guard', { eee: '1', '-nn': '2' }),
    coinsOn('3 4'),
    trapsOn('8 10 11', 'damage'),
  ),
  dungeonCard(
    'cutthroat',
    monstersOn('bandit-archer', { nnn: '4', nee: '3', '--n': '10' }),
    monstersOn('bandit-guard', { eee: '1', '-nn': '7' }),
    monstersOn('hound', { nne: '6', '-ne': '8' }),
    coinsOn('2'),
    trapsOn('5 9 11', 'poison', 'damage'),
    treasureOn('12', gold(5)),
  ),
  dungeonCard(
    'tribal',
    monstersOn('inox-archer', { eee: '5', '--n': '9' }),
    monstersOn('inox-guard', { nne: '1', nee: '2' }),
    monstersOn('inox-shaman', { nne: '3', '-nn': '7' }),
    trapsOn('8 10', 'wound', 'disarm'),
    coinsOn('11 12'),
  ),
  dungeonCard(
    'archaic',
    monstersOn('ancient-artillery', { nnn: '8', nne: '11', '-nn': '6' }),
    monstersOn('stone-golem', { eee: '3', '-ne': '4' }),
    terrainOn('1 2 7', 'difficult', 'rubble'),
    terrainOn('5 9 10', 'hazard', 'thorns'),
    treasureOn('12', recoverLost),
  ),
];
