import type { turn as chapter } from '../../../rulebook/turn.ts';

/** The turn, in Italian. */
export const turn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/turn.1':
    'Il primo giocatore gioca un turno intero, poi tocca al giocatore alla sua sinistra, e così via in senso orario finché qualcuno non vince.',
  'wow/turn.2': "Un turno ha quattro fasi, in quest'ordine: movimento, esplorazione, sfida, mantenimento.",
  'wow/turn.3':
    "Dopo il mantenimento il dado movimento passa a sinistra, e l'eroe di quel giocatore diventa l'eroe attivo.",
  'wow/turn.4': 'Gli effetti di inizio turno si risolvono prima del tiro di movimento.',
  'wow/turn.5':
    "Gli effetti di fine turno si risolvono dopo il mantenimento; poi l'energia non spesa va persa e gli effetti che valgono per questo turno cessano.",
};
