import type { casesChapters as chapter } from '../../../../rulebook/cases/chapters.ts';

/** Cases of chapters, in Italian. */
export const casesChapters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K46':
    'Il capitolo corrente è bloccante, e qualcuno attiva uno spazio capitolo spento: l’azione viene rifiutata e non costa nulla.',
  'ma/K47':
    'Accanto allo spazio capitolo ci sono un esploratore con 3 resistenza e senza essenza e un compagno con 1 essenza; un secondo compagno, con 2 essenze, è adiacente a quell’esploratore. Pagano entrambi i compagni: il capitolo si gira, con 3 resistenza dell’uno e 2 + 1 essenze degli altri.',
  'ma/K48':
    'Si attiva uno spazio capitolo illuminato: costa 1 resistenza e niente essenza, e il suo segnalino ora mostra il lato esplorato.',
  'ma/K49':
    'Il capitolo non è bloccante, ma sulla mappa c’è un segnalino uscita: non si può attivare uno spazio capitolo.',
  'ma/K50':
    'Di tre esploratori il primo esce nel round 5: per lui non ci sono controlli di generazione nei round 5 e 6 né un turno nel round 6; i mostri lo ignorano, e Fame dal profondo non lo tocca.',
  'ma/K51':
    'L’ultimo esploratore esce nel round 6. Subito i mostri vengono esiliati, si posa una nuova tessera con la freccia a sud, gli esploratori vanno alla sua entrata, il capitolo si gira e se ne risolve l’abilità «entra in gioco». Nel round 6 nessuno fa il controllo di generazione; la fase dell’orrore si gioca come al solito.',
  'ma/K52':
    'Due esploratori sono usciti, e il terzo muore nella fase dei mostri: il gruppo ha lasciato la mappa, e il capitolo avanza.',
  'ma/K53':
    'Con tre esploratori «I contabili» chiede 4, e il conto è a 3. Un esploratore muore: ora bastano 3, e il capitolo avanza.',
  'ma/K54':
    'A «La soglia» manca un’offerta, e Prys la paga con resistenza d’avanzo: comincia il finale, e il suo turno continua lì.',
  'ma/K55':
    '«Olio sull’acqua» è il capitolo corrente, e si gira: da subito le spinte arrivano solo fin dove è stampato.',
  'ma/K56':
    '«La sala delle corde» avanza all’inizio della fase dell’orrore, e segue «Terza campana»: i giocatori scelgono l’esploratore da cui si conta l’uscita più vicina.',
  'ma/K57':
    'Un Roditore salmastro è sullo spazio generazione (0,3), la minaccia è a 3 e lo spazio capitolo su (0,7) è spento. Un esploratore adiacente sigilla lo spazio generazione per 3 resistenza e 4 essenze: la minaccia scende a 2, il Roditore viene distrutto e si recupera 1 essenza, lo spazio riceve due segnalini esplorato, e (0,7) si illumina.',
  'ma/K58':
    'Si sigilla uno spazio generazione con la minaccia a 1 e lo spazio capitolo già illuminato: la minaccia resta a 1, e non si piazza una seconda luce.',
  'ma/K59': 'Si sigilla uno spazio generazione su cui si trova un compagno: il compagno muore.',
};
