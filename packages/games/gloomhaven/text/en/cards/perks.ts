import { inWords } from '@tavolo/language/en';
import type { PerkWords } from '../../phrases/modifiers.ts';

export const perks: PerkWords = {
  cards: (number, { label, rolling }) => inWords(number, `${rolling ? 'rolling ' : ''}${label} card`),
  remove: (cards) => `remove ${cards}`,
  add: (cards) => `add ${cards}`,
  replace: (removed, added) => `replace ${removed} with ${added}`,
  ignore: {
    'item-penalties': 'ignore the -1 cards of your items',
    'scenario-effects': 'ignore negative scenario effects',
  },
  and: (first, second) => `${first} and ${second}`,
};
