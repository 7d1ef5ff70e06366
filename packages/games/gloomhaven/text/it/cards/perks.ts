import { inWords } from '@tavolo/language/it';
import type { PerkWords } from '../../phrases/modifiers.ts';

export const perks: PerkWords = {
  cards: (number, { label, rolling }) => {
    const kind = `${rolling ? 'a catena ' : ''}${label}`;
    return inWords(number, { one: `carta ${kind}`, many: `carte ${kind}`, gender: 'f' });
  },
  remove: (cards) => `rimuovi ${cards}`,
  add: (cards) => `aggiungi ${cards}`,
  replace: (removed, added) => `sostituisci ${removed} con ${added}`,
  ignore: {
    'item-penalties': 'ignora le carte -1 dei tuoi oggetti',
    'scenario-effects': 'ignora gli effetti negativi dello scenario',
  },
  and: (first, second) => `${first} e ${second}`,
};
