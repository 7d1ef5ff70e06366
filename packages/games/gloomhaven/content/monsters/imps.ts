import { monster } from '../words/monsters.ts';

export const blackImp = monster('black-imp', {
  deck: 'imp',
  standees: 10,
  normal: {
    hp: [3, 4, 5, 5, 7, 9, 10, 12],
    move: 1,
    attack: [1, 1, 1, 2, 2, 2, 3, 3],
    range: [3, 3, 4, 4, 4, 4, 4, 4],
    inflicts: { poison: 1 },
  },
  elite: {
    hp: [4, 6, 8, 8, 11, 12, 14, 17],
    move: 1,
    attack: [2, 2, 2, 3, 3, 3, 4, 4],
    range: [3, 3, 4, 4, 4, 5, 5, 5],
    inflicts: { poison: 0 },
    elusiveFrom: 3,
  },
});

export const forestImp = monster('forest-imp', {
  deck: 'imp',
  standees: 10,
  flying: true,
  normal: {
    hp: [1, 2, 2, 3, 3, 4, 4, 6],
    move: [3, 3, 3, 4, 4, 4, 4, 4],
    attack: [1, 1, 2, 2, 2, 2, 3, 3],
    range: [3, 3, 3, 4, 4, 4, 4, 4],
    shield: [1, 1, 1, 1, 2, 2, 2, 2],
    inflicts: { curse: 5 },
  },
  elite: {
    hp: [4, 5, 6, 7, 7, 8, 9, 11],
    move: [3, 3, 3, 4, 4, 4, 4, 4],
    attack: [1, 2, 2, 2, 2, 3, 4, 4],
    range: [3, 3, 3, 4, 4, 4, 4, 4],
    shield: [1, 1, 1, 1, 2, 2, 2, 2],
    inflicts: { curse: 2 },
  },
});
