import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Brazilian Portuguese. */
export const preface: Preface<SourceWord> = {
  title: 'World of Warcraft: The Adventure Game, as regras por número',
  note: [
    'Estas são as regras com que este projeto joga, ditas com nossas palavras: nenhum texto impresso é reproduzido. Cada uma tem um código, citado pelo programa e pelos seus testes, e em letra pequena a sua origem: o livro de regras italiano; uma página pública; o que deduzimos de um ou da outra; uma carta criada por nós; e, onde o livro de regras se cala ou se contradiz, uma decisão nossa numerada.',
    'Um herói é o personagem de um jogador, e um rival é qualquer outro herói; o herói ativo é aquele de quem é o turno. Encontros são vencidos, heróis são derrotados; um encontro que ninguém venceu é um encontro não derrotado. A espada vale 6. Um caso mostra em ação a regra que indica. As decisões marcadas como opção são aquelas em que as mesas costumam divergir.',
  ],
  origins: {
    rulebook: 'livro de regras',
    web: 'página pública',
    derived: 'deduzido por nós',
    proposed: 'carta nossa',
    ruling: 'decisão nossa',
  },
};
