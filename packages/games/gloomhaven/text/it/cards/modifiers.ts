import type { ModifierWords } from '../../phrases/modifiers.ts';
import { terms } from './terms.ts';

export const modifiers: ModifierWords = {
  values: { x2: '2x', null: 'Nullo' },
  spokenValues: { x2: 'attacco raddoppiato', null: 'nessun danno' },
  effects: {
    condition: ({ condition }) => terms.conditions[condition],
    push: ({ value }) => `SPINGERE ${value}`,
    pull: ({ value }) => `TIRARE ${value}`,
    pierce: ({ value }) => `PERFORARE ${value}`,
    'heal-self': ({ value }) => `Cura ${value}, Se Stesso`,
    'shield-self': ({ value }) => `Scudo ${value}, Se Stesso`,
    infuse: ({ element }) => terms.elements[element],
    'add-target': () => 'AGGIUNGERE BERSAGLIO',
    'refresh-item': () => 'ripristina un oggetto',
  },
  rolling: 'a catena: pesca ancora',
  shuffle: 'mescola il mazzo alla fine del round',
  leaves: {
    bless: 'benedizione: attacco raddoppiato, poi la carta lascia il mazzo',
    curse: 'maledizione: nessun danno, poi la carta lascia il mazzo',
  },
};
