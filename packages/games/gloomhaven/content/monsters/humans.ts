import { monster } from '../words/monsters.ts';

export const banditArcher = monster('bandit-archer', {
  deck: 'archer',
  standees: 6,
  normal: {
    hp: [4, 5, 6, 6, 8, 10, 10, 13],
    move: [2, 2, 3, 3, 3, 3, 3, 3],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    range: [3, 4, 4, 4, 4, 5, 5, 5],
  },
  elite: {
    hp: [6, 7, 9, 10, 10, 12, 13, 17],
    move: [2, 2, 3, 3, 3, 4, 4, 4],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    range: [3, 5, 5, 5, 6, 6, 6, 6],
    inflicts: { poison: 4 },
  },
});

export const banditGuard = monster('bandit-guard', {
  deck: 'guard',
  standees: 6,
  normal: {
    hp: [5, 6, 6, 9, 10, 11, 14, 16],
    move: [2, 3, 3, 3, 4, 4, 4, 5],
    attack: [2, 2, 3, 3, 3, 4, 4, 4],
  },
  elite: {
    hp: [9, 9, 10, 10, 11, 12, 14, 14],
    move: [2, 2, 2, 3, 3, 3, 3, 3],
    attack: [3, 3, 4, 4, 4, 5, 5, 5],
    shield: [0, 1, 1, 2, 2, 2, 2, 3],
    inflicts: { muddle: 4 },
  },
});

export const cityArcher = monster('city-archer', {
  deck: 'archer',
  standees: 6,
  normal: {
    hp: [4, 5, 6, 6, 8, 9, 9, 10],
    move: [1, 1, 1, 2, 2, 2, 3, 3],
    attack: [2, 2, 3, 3, 3, 4, 4, 4],
    range: [3, 4, 4, 4, 5, 5, 5, 6],
    shield: [0, 0, 0, 1, 1, 1, 2, 2],
  },
  elite: {
    hp: [6, 6, 7, 8, 10, 11, 12, 13],
    move: [1, 1, 1, 2, 2, 2, 3, 3],
    attack: [3, 3, 4, 4, 4, 5, 6, 6],
    range: [4, 5, 5, 5, 6, 6, 6, 7],
    shield: [0, 1, 1, 2, 2, 2, 2, 3],
    pierce: [0, 1, 2, 2, 2, 3, 3, 3],
  },
});

export const cityGuard = monster('city-guard', {
  deck: 'guard',
  standees: 6,
  normal: {
    hp: [5, 5, 7, 8, 9, 10, 11, 13],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    shield: [0, 1, 1, 1, 1, 2, 2, 2],
  },
  elite: {
    hp: [6, 6, 9, 9, 10, 12, 13, 14],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [3, 3, 3, 4, 4, 4, 5, 6],
    shield: [1, 2, 2, 2, 2, 3, 3, 3],
    retaliate: [0, 0, 0, 1, 2, 2, 3, 3],
  },
});

export const cultist = monster('cultist', {
  deck: 'cultist',
  standees: 6,
  normal: {
    hp: [4, 5, 7, 9, 10, 11, 14, 15],
    move: [2, 2, 2, 3, 3, 3, 3, 3],
    attack: [1, 1, 1, 1, 2, 2, 2, 3],
    inflicts: { curse: 5 },
  },
  elite: {
    hp: [7, 9, 12, 13, 15, 18, 22, 25],
    move: [2, 2, 2, 3, 3, 3, 3, 3],
    attack: [2, 2, 2, 2, 3, 3, 3, 4],
    inflicts: { curse: 3 },
  },
});
