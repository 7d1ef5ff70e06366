import type { upkeep as chapter } from '../../../rulebook/upkeep.ts';

/** The upkeep phase, in Italian. */
export const upkeep: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/upkeep.1':
    "Prima viene il mantenimento delle missioni. L'eroe può raccogliere i propri segnalini da questo spazio, soddisfare le condizioni di viaggio fin qui e pagare ciò che le missioni chiedono qui, in qualsiasi ordine e finché diventa possibile qualcosa di nuovo.",
  'wow/upkeep.2':
    'Poi viene il momento dell\'equipaggiamento: l\'eroe può equipaggiare e togliere oggetti a piacere, e quelli tolti vanno nello zaino. Qui si usano i poteri del momento "mantenimento" [wow/A-64].',
  'wow/upkeep.3': 'Alla fine si passa il dado movimento.',
  'wow/upkeep.4':
    'Poiché il mantenimento delle missioni viene prima, un oggetto che allora è ancora equipaggiato non può essere pagato dallo zaino prima del turno successivo.',
};
