import { monster } from '../words/monsters.ts';

export const caveBear = monster('cave-bear', {
  deck: 'cave-bear',
  standees: 4,
  normal: {
    hp: [7, 9, 11, 13, 16, 17, 19, 22],
    move: [3, 3, 4, 4, 4, 5, 5, 5],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    inflicts: { wound: 5 },
  },
  elite: {
    hp: [11, 14, 17, 20, 21, 24, 28, 33],
    move: [3, 3, 4, 4, 5, 5, 5, 5],
    attack: [4, 4, 4, 5, 5, 6, 7, 7],
    inflicts: { wound: 4 },
  },
});

export const giantViper = monster('giant-viper', {
  deck: 'giant-viper',
  standees: 10,
  normal: {
    hp: [2, 3, 4, 4, 6, 7, 8, 10],
    move: [2, 2, 3, 3, 3, 3, 4, 4],
    attack: [1, 1, 1, 2, 2, 3, 3, 3],
    inflicts: { poison: 0 },
  },
  elite: {
    hp: [3, 5, 7, 8, 11, 13, 14, 17],
    move: [2, 2, 3, 3, 3, 4, 4, 4],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    inflicts: { poison: 0 },
  },
});

export const hound = monster('hound', {
  deck: 'hound',
  standees: 6,
  normal: {
    hp: [4, 4, 6, 8, 8, 9, 11, 15],
    move: [3, 4, 4, 4, 4, 4, 5, 5],
    attack: [2, 2, 2, 2, 3, 3, 3, 3],
    retaliate: [0, 1, 1, 1, 1, 2, 2, 2],
  },
  elite: {
    hp: [6, 6, 7, 8, 11, 12, 15, 15],
    move: [5, 5, 5, 5, 5, 5, 6, 6],
    attack: [2, 2, 3, 4, 4, 4, 4, 5],
    retaliate: [0, 2, 2, 2, 2, 3, 3, 4],
  },
});
