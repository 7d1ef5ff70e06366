import type { SourceWord } from '../../rulebook/entry.ts';
import type { Language } from '../language.ts';

/** What the page of the rulebook says first, and how it names where a rule comes from. */
type Preface = {
  readonly title: string;
  readonly note: readonly string[];
  readonly origins: Readonly<Record<SourceWord, string>>;
};

/** The preface of the rulebook's page. */
export const prefaces: Readonly<Record<Language, Preface>> = {
  en: {
    title: 'Gloomhaven: the rules by number',
    note: [
      "These are the rules of a scenario that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the rulebook of the first edition; the publisher's answers to questions, as far as public pages repeat them; what we have worked out from either, or had to decide in order to play; and, where no source settles a question, our numbered ruling.",
      'L stands for the scenario level and C for the number of characters that began the scenario. Conditions and effects are written in capitals. A case shows the rule above it at work; its origin is named only where it differs. Rulings marked as an option are those on which tables commonly differ.',
    ],
    origins: { rulebook: 'rulebook', faq: "publisher's answers", derived: 'worked out by us' },
  },
  it: {
    title: 'Gloomhaven: le regole numero per numero',
    note: [
      "Queste sono le regole di uno scenario con cui gioca questo progetto, dette con parole nostre: nessun testo stampato è riprodotto. Ciascuna ha un codice, citato dal programma e dalle sue prove, e in piccolo la sua origine: il regolamento della prima edizione; le risposte dell'editore alle domande, per quanto le riportano pagine pubbliche; ciò che abbiamo ricavato dall'uno e dalle altre, o dovuto stabilire per poter giocare; e, dove nessuna fonte scioglie un dubbio, una nostra decisione numerata.",
      "L indica il livello dello scenario e P il numero di personaggi che lo hanno iniziato. Condizioni ed effetti sono scritti in maiuscolo. Un caso mostra all'opera la regola che lo precede; la sua origine è indicata solo dove è diversa. Le decisioni segnate come opzione sono quelle su cui i tavoli di solito si dividono.",
    ],
    origins: { rulebook: 'regolamento', faq: "risposte dell'editore", derived: 'ricavato da noi' },
  },
  pt: {
    title: 'Gloomhaven: as regras por número',
    note: [
      'Estas são as regras de um cenário com que este projeto joga, ditas com nossas palavras: nenhum texto impresso é reproduzido. Cada uma tem um código, citado pelo programa e pelos seus testes, e em letra pequena a sua origem: o livro de regras da primeira edição; as respostas da editora a perguntas, na medida em que páginas públicas as repetem; o que deduzimos de um ou das outras, ou tivemos que definir para poder jogar; e, onde nenhuma fonte resolve a questão, uma decisão nossa numerada.',
      'N indica o nível do cenário e P o número de personagens que o começaram. Condições e efeitos são escritos em maiúsculas. Um caso mostra em ação a regra que o precede; a sua origem só é indicada onde for diferente. As decisões marcadas como opção são aquelas em que as mesas costumam divergir.',
    ],
    origins: { rulebook: 'livro de regras', faq: 'respostas da editora', derived: 'deduzido por nós' },
  },
};
