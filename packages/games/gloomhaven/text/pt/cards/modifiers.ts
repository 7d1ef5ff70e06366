import type { ModifierWords } from '../../phrases/modifiers.ts';
import { terms } from './terms.ts';

export const modifiers: ModifierWords = {
  values: { x2: '2x', null: 'Nulo' },
  spokenValues: { x2: 'ataque dobrado', null: 'nenhum dano' },
  effects: {
    condition: ({ condition }) => terms.conditions[condition],
    push: ({ value }) => `EMPURRAR ${value}`,
    pull: ({ value }) => `PUXAR ${value}`,
    pierce: ({ value }) => `PERFURAR ${value}`,
    'heal-self': ({ value }) => `Curar ${value}, Próprio`,
    'shield-self': ({ value }) => `Escudo ${value}, Próprio`,
    infuse: ({ element }) => terms.elements[element],
    'add-target': () => 'ADICIONAR ALVO',
    'refresh-item': () => 'renove um item',
  },
  rolling: 'modificador adicional: compre outra carta',
  shuffle: 'embaralhe no fim da rodada',
  leaves: {
    bless: 'bênção: ataque dobrado, depois a carta sai do baralho',
    curse: 'maldição: nenhum dano, depois a carta sai do baralho',
  },
};
