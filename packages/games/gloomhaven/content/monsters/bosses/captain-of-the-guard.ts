import { attack, heal, relative } from '../../words/abilities.ts';
import { boss } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';
import { selfAndAllAllies } from '../../words/targets.ts';

export const captainOfTheGuard = boss('captain-of-the-guard', {
  immune: ['disarm', 'wound', 'muddle', 'stun'],
  stats: {
    hp: perCharacter(7, 9, 11, 14, 16, 20, 21, 25),
    move: [2, 2, 2, 3, 3, 3, 4, 4],
    attack: [3, 3, 4, 4, 5, 5, 6, 6],
  },
  specials: [[heal(2, { targets: selfAndAllAllies })], [attack(relative(+1))]],
  specialsLasting: [[], [{ on: 'allies-attack', attack: 1 }]],
});
