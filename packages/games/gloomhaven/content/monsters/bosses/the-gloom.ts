import { attack, move, relative, special } from '../../words/abilities.ts';
import { boss } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

export const theGloom = boss('the-gloom', {
  immune: ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun', 'curse'],
  stats: {
    hp: perCharacter(20, 25, 29, 35, 39, 46, 50, 56),
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [5, 5, 6, 6, 7, 7, 8, 9],
  },
  specials: [
    [move(relative(+9)), attack(relative(+9))],
    [
      special('teleport-to-next-hex'),
      attack(relative(+1), { range: 5, conditions: ['poison', 'wound', 'stun'] }),
    ],
  ],
});
