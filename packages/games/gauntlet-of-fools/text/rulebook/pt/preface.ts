import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Brazilian Portuguese. */
export const preface: Preface<SourceWord> = {
  title: 'Gauntlet of Fools: as regras por número',
  note: [
    'Estas são as regras com que este projeto joga, ditas com nossas palavras: nenhum texto impresso é reproduzido. Cada uma tem um código, citado pelo programa e pelos seus testes, e em letra pequena a sua origem: o livro de regras italiano; o que decorre das suas regras e dos seus exemplos; um simulador público do jogo (2013), que o autor conferiu com as cartas impressas; resenhas públicas; e, onde nenhuma fonte decide ou duas discordam, uma decisão nossa.',
    'Os casos mostram uma regra ou uma carta em ação. As decisões marcadas como opção são aquelas em que as mesas costumam divergir.',
  ],
  origins: {
    rulebook: 'livro de regras',
    derived: 'deduzido do livro de regras',
    simulator: 'simulador público',
    review: 'resenha pública',
    ruling: 'decisão nossa',
  },
};
