import { monster } from '../words/monsters.ts';

export const ancientArtillery = monster('ancient-artillery', {
  deck: 'ancient-artillery',
  standees: 6,
  normal: {
    hp: [4, 6, 7, 8, 9, 11, 14, 16],
    attack: [2, 2, 2, 3, 4, 4, 4, 4],
    range: [4, 4, 5, 5, 5, 6, 6, 7],
  },
  elite: {
    hp: [7, 9, 11, 13, 13, 15, 16, 20],
    attack: [3, 3, 3, 4, 4, 4, 5, 5],
    range: [5, 5, 6, 6, 6, 7, 7, 7],
    targets: [1, 1, 1, 1, 2, 2, 2, 2],
  },
});

export const stoneGolem = monster('stone-golem', {
  deck: 'stone-golem',
  standees: 6,
  normal: {
    hp: [10, 10, 11, 11, 12, 13, 16, 16],
    move: [1, 1, 1, 1, 2, 2, 2, 2],
    attack: [3, 3, 4, 4, 4, 5, 5, 5],
    shield: [0, 1, 1, 2, 2, 2, 2, 3],
  },
  elite: {
    hp: [10, 11, 14, 15, 17, 19, 20, 21],
    move: [2, 2, 2, 2, 2, 3, 3, 3],
    attack: [4, 4, 5, 5, 6, 6, 7, 7],
    shield: [1, 2, 2, 3, 3, 3, 3, 4],
  },
});
