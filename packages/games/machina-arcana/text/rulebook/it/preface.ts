import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in Italian. */
export const preface: Preface<SourceWord> = {
  title: 'Machina Arcana, le regole numero per numero',
  note: [
    'Queste sono le regole con cui gioca questo progetto, dette con parole nostre: nessun testo stampato è riprodotto. Ciascuna ha un codice, citato dal programma e dalle sue prove, e in piccolo la sua origine: il riassunto stampato del regolamento; una pagina pubblica; ciò che abbiamo ricavato dall’uno o dall’altra; ciò che è nostro, come tutte le carte e le tessere; e, dove un tavolo può scegliere altrimenti, una nostra decisione numerata.',
    'Uno spazio è indicato da colonna e riga, contate entrambe da 0: (0,0) è l’angolo a nord-ovest. Un caso mostra all’opera la regola che indica. Se non dice altro, si svolge a difficoltà normale nella Sala delle pompe così com’è stampata, con tutte le porte aperte, niente di esplorato, gli esploratori come da carta e senza oggetti, e nessuno che aiuta con la propria essenza; il tiro di un attacco è la somma dei suoi dadi.',
  ],
  origins: {
    rulebook: 'riassunto stampato',
    web: 'pagina pubblica',
    derived: 'ricavato da noi',
    ours: 'nostro',
  },
};
