import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Italian. */
export const preface: Preface<SourceWord> = {
  title: 'World of Warcraft: The Adventure Game, le regole numero per numero',
  note: [
    "Queste sono le regole con cui gioca questo progetto, dette con parole nostre: nessun testo stampato è riprodotto. Ciascuna ha un codice, citato dal programma e dalle sue prove, e in piccolo la sua origine: il regolamento italiano; una pagina pubblica; ciò che abbiamo ricavato dall'uno o dall'altra; una carta ideata da noi; e, dove il regolamento tace o si contraddice, una nostra decisione numerata.",
    "Un eroe è il personaggio di un giocatore, e un rivale è qualsiasi altro eroe; l'eroe attivo è quello di cui è il turno. Gli incontri vengono battuti, gli eroi sconfitti. La spada vale 6. Un caso mostra all'opera la regola che indica. Le decisioni segnate come opzione sono quelle su cui i tavoli di solito si dividono.",
  ],
  origins: {
    rulebook: 'regolamento',
    web: 'pagina pubblica',
    derived: 'ricavato da noi',
    proposed: 'carta nostra',
    ruling: 'decisione nostra',
  },
};
