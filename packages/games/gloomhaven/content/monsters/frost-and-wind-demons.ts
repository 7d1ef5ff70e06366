import { monster } from '../words/monsters.ts';

export const frostDemon = monster('frost-demon', {
  deck: 'frost-demon',
  standees: 6,
  normal: {
    hp: [5, 6, 7, 8, 10, 11, 12, 14],
    move: [2, 2, 3, 3, 3, 3, 3, 3],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    retaliate: [0, 1, 2, 2, 2, 3, 3, 3],
  },
  elite: {
    hp: [10, 10, 12, 14, 18, 20, 22, 25],
    move: [3, 3, 4, 4, 4, 4, 4, 4],
    attack: [3, 3, 4, 4, 4, 5, 5, 5],
    retaliate: [0, 2, 2, 3, 3, 3, 4, 4],
  },
});

export const windDemon = monster('wind-demon', {
  deck: 'wind-demon',
  standees: 6,
  flying: true,
  normal: {
    hp: [3, 3, 4, 5, 7, 9, 10, 11],
    move: [3, 3, 4, 4, 4, 4, 4, 4],
    attack: [2, 2, 2, 3, 3, 3, 3, 4],
    range: [3, 3, 3, 3, 3, 4, 4, 4],
    shield: [1, 2, 2, 2, 2, 2, 3, 3],
  },
  elite: {
    hp: [5, 5, 7, 8, 8, 11, 12, 13],
    move: [4, 4, 5, 5, 5, 5, 5, 5],
    attack: [3, 3, 3, 4, 4, 4, 4, 5],
    range: 4,
    shield: [1, 2, 2, 2, 2, 2, 3, 3],
    inflicts: { disarm: 4 },
  },
});
