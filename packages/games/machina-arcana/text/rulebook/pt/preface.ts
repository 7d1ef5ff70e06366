import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Brazilian Portuguese. */
export const preface: Preface<SourceWord> = {
  title: 'Machina Arcana, as regras por número',
  note: [
    'Estas são as regras com que este projeto joga, ditas com nossas palavras: nenhum texto impresso é reproduzido. Cada uma tem um código, citado pelo programa e pelos seus testes, e em letra pequena a sua origem: o resumo impresso do livro de regras; uma página pública; o que deduzimos de um ou da outra; o que é nosso, como todas as cartas e peças; e, onde uma mesa pode escolher de outro modo, uma decisão nossa numerada.',
    'Um espaço é indicado pela coluna e pela linha, ambas contadas a partir de 0: (0,0) é o canto noroeste. Um caso mostra em ação a regra que indica. Se nada mais é dito, ele se passa na dificuldade normal, na Casa de Bombas como impressa, com todas as portas abertas, nada explorado, os exploradores como na carta e sem itens, e ninguém ajudando com essência; a rolagem de um ataque é a soma dos seus dados.',
  ],
  origins: {
    rulebook: 'resumo impresso',
    web: 'página pública',
    derived: 'deduzido por nós',
    ours: 'nosso',
  },
};
