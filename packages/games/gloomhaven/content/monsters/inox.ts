import { monster } from '../words/monsters.ts';

export const inoxArcher = monster('inox-archer', {
  deck: 'archer',
  standees: 6,
  normal: {
    hp: [5, 6, 8, 9, 10, 12, 12, 15],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    range: [2, 3, 3, 3, 3, 4, 4, 4],
    inflicts: { wound: 6 },
  },
  elite: {
    hp: [7, 8, 11, 13, 14, 17, 19, 23],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    range: [3, 4, 4, 4, 4, 5, 5, 5],
    inflicts: { wound: 4 },
  },
});

export const inoxGuard = monster('inox-guard', {
  deck: 'guard',
  standees: 6,
  normal: {
    hp: [5, 8, 9, 11, 12, 13, 16, 19],
    move: [2, 2, 2, 3, 3, 3, 3, 3],
    attack: [2, 2, 3, 3, 3, 4, 4, 4],
    retaliate: [0, 0, 0, 0, 1, 1, 1, 2],
  },
  elite: {
    hp: [9, 10, 12, 15, 17, 19, 21, 23],
    move: [1, 2, 2, 2, 2, 2, 3, 3],
    attack: [3, 3, 4, 4, 5, 5, 5, 6],
    retaliate: [1, 2, 2, 3, 3, 4, 4, 4],
  },
});

export const inoxShaman = monster('inox-shaman', {
  deck: 'shaman',
  standees: 4,
  normal: {
    hp: [4, 6, 7, 9, 10, 13, 15, 16],
    move: [1, 1, 2, 2, 2, 2, 3, 3],
    attack: [2, 2, 2, 2, 3, 3, 3, 4],
    range: [3, 3, 3, 4, 4, 4, 4, 4],
  },
  elite: {
    hp: [6, 9, 11, 14, 16, 20, 24, 27],
    move: [2, 2, 3, 3, 3, 3, 4, 4],
    attack: [3, 3, 3, 3, 4, 4, 4, 5],
    range: [3, 3, 3, 4, 4, 4, 4, 4],
  },
});
