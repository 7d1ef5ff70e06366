import type { Equation } from '../../../vocabulary/amounts.ts';
import { attack, move, relative, retaliate } from '../../words/abilities.ts';
import { aroundSelf } from '../../words/areas.ts';
import { boss } from '../../words/monsters.ts';
import { atLevels, perCharacter } from '../../words/stat-cards.ts';

const sweep = aroundSelf([0, 1], [1, 0], [1, 1], [0, 2], [2, 0]);

export const inoxBodyguard = boss('inox-bodyguard', {
  standees: 2,
  immune: ['disarm', 'poison', 'muddle', 'stun'],
  stats: {
    hp: perCharacter(6, 7, 9, 10, 11, 13, 15, 17),
    move: [2, 2, 2, 3, 3, 3, 4, 4],
    attack: atLevels([0, 1, 1, 2, 2, 3, 3, 4], (base): Equation => ({ base, c: 1 })),
  },
  specials: [
    [move(relative(-1)), attack(relative(-1), { area: sweep })],
    [move(relative(0)), attack(relative(0)), retaliate(3)],
  ],
});
