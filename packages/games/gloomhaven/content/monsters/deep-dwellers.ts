import { monster } from '../words/monsters.ts';

export const deepTerror = monster('deep-terror', {
  deck: 'deep-terror',
  standees: 10,
  normal: {
    hp: [3, 4, 4, 5, 6, 7, 8, 9],
    attack: [2, 2, 3, 3, 4, 4, 5, 5],
    retaliate: [0, 1, 1, 2, 2, 3, 3, 4],
  },
  elite: {
    hp: [5, 6, 7, 8, 9, 11, 13, 15],
    attack: [3, 3, 4, 4, 5, 5, 6, 6],
    retaliate: [0, 1, 1, 2, 2, 3, 3, 4],
  },
});

export const lurker = monster('lurker', {
  deck: 'lurker',
  standees: 6,
  normal: {
    hp: [5, 7, 9, 10, 10, 11, 12, 14],
    move: [2, 2, 3, 3, 3, 3, 4, 4],
    attack: [2, 2, 2, 3, 3, 4, 4, 4],
    shield: [0, 0, 0, 0, 1, 1, 1, 1],
    pierce: [0, 1, 1, 2, 2, 2, 3, 3],
    targets: 2,
  },
  elite: {
    hp: [7, 9, 12, 14, 14, 15, 16, 18],
    move: [2, 2, 3, 3, 3, 3, 4, 4],
    attack: [3, 3, 3, 4, 4, 5, 5, 5],
    shield: [1, 1, 1, 1, 2, 2, 2, 2],
    pierce: [0, 1, 2, 2, 3, 3, 4, 4],
    targets: 2,
  },
});

export const ooze = monster('ooze', {
  deck: 'ooze',
  standees: 10,
  normal: {
    hp: [4, 5, 7, 8, 9, 10, 12, 14],
    move: [1, 1, 1, 1, 2, 2, 2, 2],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    range: [2, 2, 3, 3, 3, 3, 3, 3],
    shield: [0, 1, 1, 1, 1, 1, 1, 1],
    inflicts: { poison: 5 },
  },
  elite: {
    hp: [8, 9, 11, 11, 13, 15, 16, 18],
    move: [1, 1, 1, 2, 2, 3, 3, 3],
    attack: [2, 2, 3, 3, 4, 4, 4, 5],
    range: [3, 3, 3, 4, 4, 4, 4, 4],
    shield: [0, 1, 1, 1, 1, 1, 2, 2],
    inflicts: { poison: 3 },
  },
});
