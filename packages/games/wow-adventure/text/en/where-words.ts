import type { WhereWords } from '../speech.ts';

export const whereWords: WhereWords = {
  start: {
    asks: 'Choose the city you start in',
    consider: 'Look at where your quests take you.',
    label: (space) => `Start in ${space}`,
  },
  flight: {
    asks: 'Choose where to fly',
    consider: 'To any other flight path of your level or lower, wherever it is.',
    label: (space) => `Fly to ${space}`,
  },
  teleport: {
    asks: 'Choose where to go',
    consider: 'You are there at once and meet nothing on the way.',
    label: (space) => `Go to ${space}`,
  },
  city: {
    asks: 'Choose a city',
    consider: 'You are there at once.',
    label: (space) => `Go to ${space}`,
  },
  retreat: {
    asks: 'Choose the city you wake up in',
    consider: 'These are equally close.',
    label: (space) => `Wake up in ${space}`,
  },
  intercept: {
    asks: 'Choose the space to rush to',
    consider: 'Only spaces with a rival or an unbeaten encounter count.',
    label: (space) => `Rush to ${space}`,
  },
  'hide-token': {
    asks: 'Choose where to hide the token',
    consider: 'Any space but your own and the cities. You alone know what it is.',
    label: (space) => `Hide it at ${space}`,
  },
  blast: {
    asks: 'Choose the space that is hit',
    consider: 'It affects every other hero there.',
    label: (space) => `Hit ${space}`,
  },
  'foe-appears': {
    asks: 'Choose where the encounter appears',
    consider: 'It stays there unbeaten until somebody takes it on.',
    label: (space) => `Put it at ${space}`,
  },
};
