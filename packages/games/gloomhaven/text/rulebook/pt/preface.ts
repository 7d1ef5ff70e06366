import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Brazilian Portuguese. */
export const preface: Preface<SourceWord> = {
  title: 'Gloomhaven: as regras por número',
  note: [
    'Estas são as regras de um cenário com que este projeto joga, ditas com nossas palavras: nenhum texto impresso é reproduzido. Cada uma tem um código, citado pelo programa e pelos seus testes, e em letra pequena a sua origem: o livro de regras da primeira edição; as respostas da editora a perguntas, na medida em que páginas públicas as repetem; o que deduzimos de um ou das outras, ou tivemos que definir para poder jogar; e, onde nenhuma fonte resolve a questão, uma decisão nossa numerada.',
    'N indica o nível do cenário e P o número de personagens que o começaram. Condições e efeitos são escritos em maiúsculas. Um caso mostra em ação a regra que o precede; a sua origem só é indicada onde for diferente. As decisões marcadas como opção são aquelas em que as mesas costumam divergir.',
  ],
  origins: { rulebook: 'livro de regras', faq: 'respostas da editora', derived: 'deduzido por nós' },
};
