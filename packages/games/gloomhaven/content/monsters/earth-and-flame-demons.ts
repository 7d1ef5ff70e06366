import { monster } from '../words/monsters.ts';

export const earthDemon = monster('earth-demon', {
  deck: 'earth-demon',
  standees: 6,
  normal: {
    hp: [7, 9, 12, 13, 15, 17, 20, 22],
    move: [1, 1, 1, 2, 2, 2, 2, 3],
    attack: [3, 3, 3, 3, 4, 4, 4, 4],
    inflicts: { immobilize: 5 },
  },
  elite: {
    hp: [10, 13, 18, 20, 21, 25, 27, 32],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [4, 4, 4, 4, 5, 5, 6, 6],
    inflicts: { immobilize: 3 },
  },
});

export const flameDemon = monster('flame-demon', {
  deck: 'flame-demon',
  standees: 6,
  flying: true,
  normal: {
    hp: [2, 2, 3, 3, 3, 4, 4, 5],
    move: [3, 3, 3, 3, 4, 4, 4, 4],
    attack: [2, 2, 3, 3, 3, 3, 4, 4],
    range: [3, 3, 3, 4, 4, 4, 4, 5],
    shield: [2, 3, 3, 3, 3, 4, 4, 4],
    retaliate: [0, 0, 0, 2, 3, 3, 4, 4],
    retaliateRange: [1, 1, 1, 2, 2, 2, 2, 3],
  },
  elite: {
    hp: [3, 3, 4, 5, 5, 6, 7, 8],
    move: [3, 3, 3, 3, 4, 4, 4, 4],
    attack: [2, 2, 3, 3, 4, 4, 5, 5],
    range: [3, 4, 4, 5, 5, 5, 5, 6],
    shield: [3, 4, 4, 4, 4, 5, 5, 5],
    retaliate: [0, 2, 3, 3, 4, 4, 5, 5],
    retaliateRange: [1, 2, 2, 3, 3, 3, 3, 4],
  },
});
