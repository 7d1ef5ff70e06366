import type { unbeaten as chapter } from '../../../rulebook/unbeaten.ts';

/** Unbeaten encounters and aggro, in Italian. */
export const unbeaten: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/unbeaten.1':
    "Un nuovo incontro imbattuto occupa una casella libera, normalmente quella con il numero più basso. Il suo indicatore va dove si è combattuto, con il lato giallo in su, o con quello rosso se l'incontro ha l'attributo Aggro.",
  'wow/unbeaten.2':
    "Se non ci sono caselle libere, prima si scartano l'indicatore più vicino al combattimento e la sua carta; uno nello stesso spazio è il più vicino, e in caso di parità sceglie il giocatore attivo.",
  'wow/unbeaten.3':
    "Chi batte un incontro imbattuto ne riceve l'oggetto; casella e indicatore tornano liberi.",
  'wow/unbeaten.4':
    "Nulla obbliga un eroe a combattere un indicatore senza Aggro quando c'è un rivale da attaccare.",
  'wow/unbeaten.5':
    'Qualsiasi eroe può combattere un incontro imbattuto nel proprio spazio, chiunque lo abbia lasciato lì e di qualunque colore sia.',
  'wow/unbeaten.6':
    "Un eroe trattenuto è libero appena l'ultimo indicatore aggro lascia lo spazio, in qualunque modo.",
};
