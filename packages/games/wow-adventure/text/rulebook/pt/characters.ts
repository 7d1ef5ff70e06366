import type { characters as chapter } from '../../../rulebook/characters.ts';

/** Character cards, in Brazilian Portuguese. */
export const characters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/characters.1':
    'Cada lado de uma carta de personagem traz vida, ataque inicial (tipo e valor), defesa inicial, dano inicial, cor do nível, nome e ícone de classe, poderes e ícones de item; um dos lados é marcado como lado inicial.',
  'wow/characters.2':
    'O ataque inicial só vale sem arma equipada; a defesa inicial, só sem armadura equipada.',
  'wow/characters.3':
    'O dano vem sempre da carta de personagem: armas e cartas que substituem a arma não o substituem, só podem somar a ele.',
  'wow/characters.4': 'Os dois lados podem diferir em números e poderes; só conta o que está para cima.',
  'wow/characters.5': 'Cartas de habilidade de verso azul são da Aliança; as de verso vermelho, da Horda.',
};
