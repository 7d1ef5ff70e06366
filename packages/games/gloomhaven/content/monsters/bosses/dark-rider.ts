import { attack, counted, move, relative } from '../../words/abilities.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { atLevels, perCharacter } from '../../words/stat-cards.ts';

export const darkRider = boss('dark-rider', {
  immune: ['immobilize', 'poison', 'stun', 'disarm'],
  stats: {
    hp: perCharacter(9, 10, 12, 13, 15, 16, 16, 18),
    move: [2, 3, 3, 3, 3, 3, 4, 4],
    attack: atLevels([3, 3, 3, 4, 4, 5, 5, 6], (plus) => counted('hexes-moved-this-turn', { plus })),
  },
  specials: [
    [move(relative(+2)), attack(relative(0))],
    [
      move(relative(0)),
      summonMonster('forest-imp', [['normal'], ['normal', 'normal'], ['normal', 'normal']]),
      attack(relative(-1)),
    ],
  ],
});
