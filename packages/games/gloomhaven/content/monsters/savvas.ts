import { monster } from '../words/monsters.ts';

export const savvasIcestorm = monster('savvas-icestorm', {
  deck: 'savvas-icestorm',
  standees: 4,
  normal: {
    hp: [7, 10, 12, 12, 14, 16, 16, 17],
    move: [2, 2, 3, 3, 3, 3, 3, 4],
    attack: [2, 2, 2, 3, 3, 4, 4, 4],
    range: [3, 4, 4, 4, 5, 5, 5, 6],
    shield: [0, 0, 0, 1, 1, 1, 2, 2],
    pierce: 3,
  },
  elite: {
    hp: [12, 12, 15, 18, 19, 21, 23, 24],
    move: [2, 2, 3, 3, 4, 4, 4, 4],
    attack: [3, 3, 3, 4, 4, 5, 6, 6],
    range: [4, 5, 5, 6, 6, 6, 6, 6],
    shield: [0, 1, 1, 1, 2, 2, 2, 3],
    pierce: 3,
  },
});

export const savvasLavaflow = monster('savvas-lavaflow', {
  deck: 'savvas-lavaflow',
  standees: 4,
  normal: {
    hp: [8, 9, 11, 14, 16, 18, 20, 24],
    move: [3, 3, 3, 3, 3, 3, 4, 4],
    attack: [2, 2, 3, 3, 4, 4, 4, 4],
    inflicts: { poison: 1, wound: 5 },
  },
  elite: {
    hp: [13, 15, 18, 21, 24, 27, 30, 35],
    move: [3, 3, 3, 3, 4, 4, 4, 4],
    attack: [3, 3, 3, 4, 4, 5, 6, 6],
    inflicts: { poison: 2, wound: 1 },
  },
});
