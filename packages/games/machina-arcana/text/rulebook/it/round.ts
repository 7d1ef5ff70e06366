import type { round as chapter } from '../../../rulebook/round.ts';

/** The round, in Italian. */
export const round: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/round.1': 'Un round ha quattro fasi, in quest’ordine: esploratori, generazione, orrore, mostri.',
  'ma/round.2':
    'All’inizio della fase degli esploratori prima tutti gli indicatori esploratore tornano sulle plance, e ciò che segnavano finisce; poi la resistenza di ogni esploratore torna al massimo; infine avviene ciò che scatta all’inizio della fase.',
  'ma/round.3':
    'Gli esploratori giocano i loro turni uno dopo l’altro, nell’ordine che i giocatori preferiscono. Nessuno comincia prima che il turno in corso sia finito.',
  'ma/round.4': 'La resistenza avanzata a fine turno va persa: diventa 0.',
  'ma/round.5': 'Un esploratore che ha finito il suo turno non agisce più in quel round.',
  'ma/round.6':
    'Le azioni si possono ripetere e alternare a piacere, finché si riesce a pagarle. Un’abilità si può giocare di nuovo se se ne può pagare il costo e niente la limita.',
  'ma/round.7':
    'Una scelta che le regole lasciano ai giocatori spetta al giocatore dell’esploratore interessato; in mancanza, a quello dell’esploratore attivo; in mancanza anche di questo, a quello del primo esploratore in vita in ordine di posto. Le scelte che una carta lascia al gruppo le decide il primo posto, dopo che tutti hanno detto la loro.',
  'ma/round.8':
    'Gli effetti che scattano nello stesso momento si risolvono in quest’ordine: quelli dell’esploratore attivo, quelli degli altri esploratori in ordine di posto, il capitolo, gli eventi orrore (i correlati seguendo la coda, poi il corrente), i mostri seguendo la coda.',
  'ma/round.9':
    'Con 0 resistenza un esploratore può ancora giocare ciò che non ne costa. Il turno finisce quando lo dice il giocatore, oppure da solo quando non resta niente di gratuito da giocare.',
  'ma/round.10':
    'Ogni esploratore in vita sulla mappa ha un turno in ciascun round, e può anche finirlo subito. Chi è uscito dalla mappa non ne ha [ma/actions.4.4].',
  'ma/round.11':
    'Un’azione non consentita viene rifiutata e non costa nulla. Un costo si paga per intero prima che avvenga qualunque effetto.',
  'ma/round.12': 'Gli esploratori giocano abilità attive solo nel proprio turno.',
};
