import type { SummonMonster } from '../../../vocabulary/abilities.ts';
import { attack, move, relative } from '../../words/abilities.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';
import { adjacentEnemies } from '../../words/targets.ts';

const two: SummonMonster['ranks'] = [
  ['normal', 'normal'],
  ['normal', 'elite'],
  ['elite', 'elite'],
];

export const jekserah = boss('jekserah', {
  immune: ['disarm', 'wound', 'curse', 'stun'],
  stats: {
    hp: perCharacter(6, 7, 9, 12, 13, 15, 18, 22),
    move: [2, 2, 3, 4, 4, 5, 5, 5],
    attack: [2, 3, 3, 4, 5, 5, 5, 5],
  },
  specials: [
    [summonMonster('living-bones', two), attack(relative(-1), { targets: adjacentEnemies })],
    [summonMonster('living-corpse', two), move(relative(-1)), attack(relative(+2))],
  ],
});
