import { monster } from '../words/monsters.ts';

export const livingBones = monster('living-bones', {
  deck: 'living-bones',
  standees: 10,
  normal: {
    hp: [5, 5, 5, 7, 7, 9, 10, 13],
    move: [2, 3, 3, 3, 3, 3, 4, 4],
    attack: [1, 1, 2, 2, 3, 3, 3, 3],
    shield: [0, 1, 1, 1, 1, 1, 1, 1],
    targets: 2,
  },
  elite: {
    hp: [6, 6, 7, 10, 11, 11, 11, 14],
    move: [4, 4, 4, 4, 4, 4, 6, 6],
    attack: [2, 2, 3, 3, 4, 4, 4, 4],
    shield: [0, 1, 1, 1, 1, 2, 2, 2],
    targets: [2, 3, 3, 3, 3, 3, 3, 3],
  },
});

export const livingCorpse = monster('living-corpse', {
  deck: 'living-corpse',
  standees: 6,
  normal: {
    hp: [5, 7, 9, 10, 11, 13, 14, 15],
    move: [1, 1, 1, 1, 2, 2, 2, 2],
    attack: [3, 3, 3, 4, 4, 4, 4, 5],
    inflicts: { poison: 6 },
  },
  elite: {
    hp: [10, 10, 13, 13, 15, 17, 21, 25],
    move: [1, 1, 1, 2, 2, 2, 2, 2],
    attack: [3, 4, 4, 5, 5, 6, 6, 6],
    inflicts: { poison: 4 },
  },
});

export const livingSpirit = monster('living-spirit', {
  deck: 'living-spirit',
  standees: 6,
  flying: true,
  normal: {
    hp: [2, 2, 2, 3, 3, 4, 4, 6],
    move: [2, 2, 3, 3, 3, 3, 3, 3],
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    range: [2, 2, 3, 3, 3, 4, 4, 4],
    shield: [1, 2, 2, 2, 3, 3, 3, 3],
  },
  elite: {
    hp: [3, 3, 3, 4, 4, 6, 7, 9],
    move: [3, 3, 4, 4, 4, 4, 4, 4],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    range: [3, 3, 4, 4, 4, 4, 5, 5],
    shield: [2, 3, 3, 3, 4, 4, 4, 4],
  },
});
