import type { ModifierWords } from '../../phrases/modifiers.ts';
import { terms } from './terms.ts';

export const modifiers: ModifierWords = {
  values: { x2: '2x', null: 'Null' },
  spokenValues: { x2: 'attack doubled', null: 'no damage' },
  effects: {
    condition: ({ condition }) => terms.conditions[condition],
    push: ({ value }) => `PUSH ${value}`,
    pull: ({ value }) => `PULL ${value}`,
    pierce: ({ value }) => `PIERCE ${value}`,
    'heal-self': ({ value }) => `Heal ${value}, Self`,
    'shield-self': ({ value }) => `Shield ${value}, Self`,
    infuse: ({ element }) => terms.elements[element],
    'add-target': () => 'ADD TARGET',
    'refresh-item': () => 'refresh an item',
  },
  rolling: 'rolling: draw again',
  shuffle: 'shuffle the deck at the end of the round',
  leaves: {
    bless: 'blessing: attack doubled, then the card leaves the deck',
    curse: 'curse: no damage, then the card leaves the deck',
  },
};
