import { monster } from '../words/monsters.ts';

export const harrowerInfester = monster('harrower-infester', {
  deck: 'harrower-infester',
  standees: 4,
  normal: {
    hp: [6, 7, 8, 10, 12, 12, 15, 17],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [2, 2, 2, 3, 3, 4, 4, 4],
    retaliate: [0, 1, 2, 2, 2, 3, 3, 4],
  },
  elite: {
    hp: [12, 12, 14, 17, 19, 21, 22, 26],
    move: [2, 3, 3, 3, 3, 3, 4, 4],
    attack: [2, 2, 3, 3, 4, 5, 5, 5],
    retaliate: [0, 2, 2, 3, 3, 3, 4, 4],
  },
});
