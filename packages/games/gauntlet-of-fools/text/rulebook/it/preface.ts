import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Italian. */
export const preface: Preface<SourceWord> = {
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
};
