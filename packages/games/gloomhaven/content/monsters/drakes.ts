import { monster } from '../words/monsters.ts';

export const rendingDrake = monster('rending-drake', {
  deck: 'rending-drake',
  standees: 6,
  normal: {
    hp: [5, 6, 7, 7, 9, 10, 11, 14],
    move: [3, 3, 4, 4, 4, 4, 5, 5],
    attack: [3, 3, 3, 4, 4, 5, 5, 5],
    inflicts: { wound: 1 },
  },
  elite: {
    hp: [7, 7, 9, 10, 11, 14, 15, 18],
    move: [4, 4, 5, 5, 6, 6, 6, 6],
    attack: [4, 5, 5, 6, 6, 6, 7, 7],
    inflicts: { wound: 1 },
  },
});

export const spittingDrake = monster('spitting-drake', {
  deck: 'spitting-drake',
  standees: 6,
  flying: true,
  normal: {
    hp: [5, 6, 8, 8, 9, 12, 13, 16],
    move: [3, 3, 3, 3, 4, 4, 4, 4],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    range: [3, 3, 3, 4, 4, 4, 4, 4],
    inflicts: { muddle: 2 },
  },
  elite: {
    hp: [8, 9, 10, 12, 14, 16, 19, 21],
    move: [3, 3, 3, 3, 4, 4, 4, 4],
    attack: [4, 4, 5, 5, 5, 6, 6, 7],
    range: [4, 4, 4, 5, 5, 5, 5, 5],
    inflicts: { muddle: 1 },
  },
});
