import { inWords } from '@tavolo/language/pt';
import type { PerkWords } from '../../phrases/modifiers.ts';

export const perks: PerkWords = {
  cards: (number, { label, rolling }) =>
    rolling
      ? inWords(number, { one: `modificador adicional ${label}`, many: `modificadores adicionais ${label}` })
      : inWords(number, { one: `carta ${label}`, many: `cartas ${label}`, gender: 'f' }),
  remove: (cards) => `remova ${cards}`,
  add: (cards) => `adicione ${cards}`,
  replace: (removed, added) => `substitua ${removed} por ${added}`,
  ignore: {
    'item-penalties': 'ignore as cartas -1 dos seus itens',
    'scenario-effects': 'ignore os efeitos negativos do cenário',
  },
  and: (first, second) => `${first} e ${second}`,
};
