import type { ItemWords } from '../speech.ts';

export const itemWords: ItemWords = {
  steal: {
    asks: (owner) => `Take an item from ${owner}'s backpack.`,
    consider: 'You won the duel. What is equipped stays where it is.',
    label: (item) => `Take ${item}`,
    none: 'Take nothing',
  },
  auction: {
    asks: () => 'Choose the item to trade in.',
    consider: 'You get a random item of the same colour in return.',
    label: (item) => `Trade in ${item}`,
    none: 'Trade nothing more in',
  },
  discard: {
    asks: () => 'Choose the item to discard.',
    consider: 'It goes on top of its deck and is the last to be drawn again.',
    label: (item) => `Discard ${item}`,
    none: 'Discard nothing',
  },
  trade: {
    asks: (owner) => `Choose what you take from ${owner}.`,
    consider: 'In return, they take a different item of yours.',
    label: (item) => `Take ${item}`,
    none: 'Take nothing',
  },
  'trade-back': {
    asks: (owner) => `Choose what you take from ${owner} in return.`,
    consider: 'Anything in the backpack but what was just taken from you.',
    label: (item) => `Take ${item}`,
    none: 'Take nothing',
  },
  offer: {
    asks: () => 'Choose the item to hand over.',
    consider: 'It goes on top of its deck and is the last to be drawn again.',
    label: (item) => `Hand over ${item}`,
    none: 'Keep everything',
  },
};
