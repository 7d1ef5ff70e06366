import type { duels as chapter } from '../../../rulebook/duels.ts';

/** Combat between heroes, in Italian. */
export const duels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/duels.1':
    'Un eroe può attaccare un rivale solo nello stesso spazio, fuori dalle città e nella propria fase sfida.',
  'wow/duels.2': 'Un duello è un solo scambio di colpi, con gli stessi passi di ogni combattimento.',
  'wow/duels.3': "L'attaccante tira il dado rosso, il difensore quello nero.",
  'wow/duels.4':
    'Il difensore ha esattamente 1 punto energia da spendere in quel combattimento; se non lo spende, lo perde quando finisce.',
  'wow/duels.5':
    "Gli eroi hanno punti vita: un colpo aggiunge segnalini danno invece di sconfiggerli all'istante.",
  'wow/duels.6':
    "Se un eroe è sconfitto, l'altro può prendere subito un oggetto a sua scelta dallo zaino del perdente; poi il perdente risolve la sconfitta.",
  'wow/duels.7':
    'Se sono sconfitti entrambi, nessun oggetto passa di mano, e il difensore risolve la sconfitta per primo.',
  'wow/duels.8': 'Se nessuno dei due è sconfitto, non si prende nulla.',
  'wow/duels.9': 'Armi e armature equipaggiate non possono mai essere rubate.',
  'wow/duels.10':
    "Eroi della stessa fazione possono attaccarsi; la fazione conta solo per le carte che nominano l'Orda o l'Alleanza.",
  'wow/duels.11':
    "Attaccante e difensore possono entrambi sconfiggere, rubare e completare missioni; cambiano solo l'ordine di gioco e l'energia.",
};
