import { monster } from '../words/monsters.ts';

export const vermlingScout = monster('vermling-scout', {
  deck: 'scout',
  standees: 10,
  normal: {
    hp: [2, 3, 3, 5, 6, 8, 9, 11],
    move: [3, 3, 3, 3, 3, 3, 4, 4],
    attack: [1, 1, 2, 2, 3, 3, 3, 3],
  },
  elite: {
    hp: [4, 5, 5, 7, 8, 11, 12, 15],
    move: [3, 3, 4, 4, 4, 4, 5, 5],
    attack: [2, 2, 3, 3, 4, 4, 4, 4],
  },
});

export const vermlingShaman = monster('vermling-shaman', {
  deck: 'shaman',
  standees: 6,
  normal: {
    hp: [2, 2, 3, 3, 3, 4, 5, 7],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [1, 1, 1, 2, 2, 3, 4, 4],
    range: [3, 3, 4, 4, 4, 4, 4, 4],
    shield: [2, 3, 3, 3, 3, 3, 3, 3],
    inflicts: { muddle: 4 },
  },
  elite: {
    hp: [3, 3, 4, 5, 5, 6, 6, 8],
    move: 3,
    attack: [2, 2, 2, 3, 3, 4, 4, 4],
    range: [3, 3, 4, 4, 4, 4, 4, 4],
    shield: [2, 3, 3, 3, 4, 4, 5, 5],
    inflicts: { muddle: 4 },
  },
});
