import { monster } from '../words/monsters.ts';

export const sunDemon = monster('sun-demon', {
  deck: 'sun-demon',
  standees: 6,
  flying: true,
  normal: {
    hp: [5, 7, 9, 10, 11, 11, 12, 15],
    move: [2, 2, 2, 2, 3, 3, 3, 3],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    shield: [1, 1, 1, 1, 1, 2, 2, 2],
    advantage: true,
  },
  elite: {
    hp: [9, 12, 13, 15, 16, 16, 18, 22],
    move: [2, 2, 2, 3, 3, 3, 4, 4],
    attack: [3, 3, 4, 4, 5, 5, 5, 5],
    shield: [1, 1, 1, 1, 1, 2, 2, 2],
    advantage: true,
  },
});

export const nightDemon = monster('night-demon', {
  deck: 'night-demon',
  standees: 6,
  normal: {
    hp: [3, 5, 6, 7, 8, 11, 14, 15],
    move: [3, 3, 3, 4, 4, 4, 4, 4],
    attack: [3, 3, 4, 4, 5, 5, 5, 6],
    elusiveFrom: 0,
  },
  elite: {
    hp: [5, 8, 11, 13, 15, 17, 21, 21],
    move: [4, 4, 4, 4, 5, 5, 5, 5],
    attack: [4, 4, 4, 5, 5, 6, 6, 8],
    elusiveFrom: 0,
  },
});
