import type { DungeonCard } from '../../vocabulary/dungeon.ts';
import { coinsOn, dungeonCard, monstersOn, terrainOn, trapsOn, treasureOn } from '../words/dungeon-cards.ts';
import { enemiesSuffer, gold, recoverLost } from '../words/treasures.ts';

export const undead: readonly DungeonCard[] = [
  dungeonCard(
    'rotting',
    monstersOn('living-bones', { nne: '2', nee: '5' }),
    monstersOn('living-corpse', { eee: '1', '-ne': '4' }),
    monstersOn('living-spirit', { eee: '6', '-nn': '9', '--n': '3' }),
    coinsOn('7'),
    trapsOn('8 10 11', 'stun', 'poison'),
    treasureOn('12', enemiesSuffer(2)),
  ),
  dungeonCard(
    'putrid',
    monstersOn('living-corpse', { nnn: '1', eee: '3', '-nn': '2', '--n': '5 6' }),
    monstersOn('ooze', { nnn: '8', nne: '7', '-ee': '4' }),
    trapsOn('9 10 11', 'muddle', 'damage'),
    treasureOn('12', gold(10)),
  ),
  dungeonCard(
    'corrupted',
    monstersOn('cultist', { nnn: '8', eee: '1', '-nn': '9' }),
    monstersOn('living-bones', { nne: '7', '--n': '2' }),
    monstersOn('night-demon', { nne: '3', '-nn': '4' }),
    terrainOn('10 11', 'hazard', 'thorns'),
    treasureOn('12', recoverLost),
  ),
  dungeonCard(
    'hopeless',
    monstersOn('black-imp', { nnn: '5', nne: '12', nee: '6 7', '-nn': '11', '--n': '4' }),
    monstersOn('night-demon', { eee: '1', '-ne': '3' }),
    coinsOn('8 9 10'),
  ),
  dungeonCard(
    'horrific',
    monstersOn('black-imp', { nne: '1 2', '-nn': '4 8', '-ne': '9' }),
    monstersOn('deep-terror', { eee: '12', nee: '6' }),
    monstersOn('lurker', { nne: '3' }),
    trapsOn('7 10 11', 'muddle', 'damage'),
  ),
];
