import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Italian. */
export const preface: Preface<SourceWord> = {
  title: 'Gloomhaven: le regole numero per numero',
  note: [
    "Queste sono le regole di uno scenario con cui gioca questo progetto, dette con parole nostre: nessun testo stampato è riprodotto. Ciascuna ha un codice, citato dal programma e dalle sue prove, e in piccolo la sua origine: il regolamento della prima edizione; le risposte dell'editore alle domande, per quanto le riportano pagine pubbliche; ciò che abbiamo ricavato dall'uno e dalle altre, o dovuto stabilire per poter giocare; e, dove nessuna fonte scioglie un dubbio, una nostra decisione numerata.",
    "L indica il livello dello scenario e P il numero di personaggi che lo hanno iniziato. Condizioni ed effetti sono scritti in maiuscolo. Un caso mostra all'opera la regola che lo precede; la sua origine è indicata solo dove è diversa. Le decisioni segnate come opzione sono quelle su cui i tavoli di solito si dividono.",
  ],
  origins: { rulebook: 'regolamento', faq: "risposte dell'editore", derived: 'ricavato da noi' },
};
