import type { potions as chapter } from '../../../rulebook/potions.ts';

/** Potions, in Brazilian Portuguese. */
export const potions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/potions.1': 'Todo item tem um ou mais ícones de poção; descartar o item dá uma dessas poções.',
  'wow/potions.2': 'Vida: na própria fase de movimento, cure 1.',
  'wow/potions.3':
    'Mana: um custo de energia, de uma carta de habilidade, de um poder do personagem ou de um item, é reduzido em 1, nunca abaixo de 0. Várias podem ser usadas no mesmo custo.',
  'wow/potions.4': 'Rapidez: na própria fase de movimento, some 1 ao movimento obtido.',
  'wow/potions.5': 'Um herói pode usar quantas poções quiser.',
  'wow/potions.6':
    'Um item pode ser usado como poção quaisquer que sejam seu nível e seus ícones, mesmo equipado [wow/A-07].',
};
