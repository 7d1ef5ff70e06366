import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  valorToWin: {
    title: 'Valor to win',
    value: (value) => ({
      label: value,
      says: {
        '3': 'A first taste: the first hero with 3 valor wins.',
        '5': 'A short game: the first hero with 5 valor wins.',
        '8': 'The first hero with 8 valor wins.',
        '10': 'A long game: the first hero with 10 valor wins.',
      }[value],
    }),
  },
  aggroForces: flagWords('Encounters with Aggro', {
    on: { label: 'Must be fought', says: 'A hero in the space of an encounter with Aggro has to fight it.' },
    off: {
      label: 'Only stop heroes',
      says: 'An encounter with Aggro stops heroes, but they choose their challenge.',
    },
  }),
  damageCostMayDefeat: flagWords('Damage as a price', {
    on: { label: 'Can be fatal', says: 'A hero may pay damage that defeats them.' },
    off: { label: 'Never fatal', says: 'A hero can’t pay damage that would defeat them.' },
  }),
  questDraft: flagWords('First quests', {
    on: { label: 'Keep two of three', says: 'Everybody is dealt three starting quests and keeps two.' },
    off: { label: 'Two at random', says: 'Everybody is dealt two starting quests and keeps both.' },
  }),
  lateStart: flagWords('Not going first', {
    on: { label: 'One more card', says: 'Everybody but the first player starts with one more ability card.' },
    off: { label: 'No compensation', says: 'Everybody starts with the same number of ability cards.' },
  }),
};
