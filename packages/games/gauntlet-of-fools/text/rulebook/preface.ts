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
    title: 'Gauntlet of Fools: the rules by number',
    note: [
      'These are the rules that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the Italian rulebook; what follows from its rules and worked examples; a public simulator of the game (2013) whose author checked it against the printed cards; public reviews; and, where no source decides or two disagree, our own ruling.',
      'Cases show a rule or a card at work. Rulings marked as an option are those on which tables commonly differ.',
    ],
    origins: {
      rulebook: 'rulebook',
      derived: 'derived from the rulebook',
      simulator: 'public simulator',
      review: 'public review',
      ruling: 'our ruling',
    },
  },
  it: {
    title: 'Gauntlet of Fools: le regole numero per numero',
    note: [
      'Queste sono le regole con cui gioca questo progetto, dette con parole nostre: nessun testo stampato è riprodotto. Ciascuna ha un codice, citato dal programma e dalle sue prove, e in piccolo la sua origine: il regolamento italiano; ciò che segue dalle sue regole e dai suoi esempi; un simulatore pubblico del gioco (2013), che il suo autore ha confrontato con le carte stampate; recensioni pubbliche; e, dove nessuna fonte decide o due si contraddicono, una nostra decisione.',
      "I casi mostrano all'opera una regola o una carta. Le decisioni segnate come opzione sono quelle su cui i tavoli di solito si dividono.",
    ],
    origins: {
      rulebook: 'regolamento',
      derived: 'ricavato dal regolamento',
      simulator: 'simulatore pubblico',
      review: 'recensione pubblica',
      ruling: 'nostra decisione',
    },
  },
  pt: {
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
  },
};
