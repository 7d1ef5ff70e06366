import { special } from '../../words/abilities.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

export const banditCommander = boss('bandit-commander', {
  immune: ['stun', 'immobilize', 'curse'],
  stats: {
    hp: perCharacter(8, 10, 12, 13, 15, 16, 19, 23),
    move: [3, 3, 4, 4, 4, 5, 5, 5],
    attack: [3, 3, 3, 4, 4, 5, 5, 5],
  },
  specials: [
    [special('jump-to-next-door')],
    [summonMonster('living-bones', [['normal'], ['elite'], ['elite']])],
  ],
});
