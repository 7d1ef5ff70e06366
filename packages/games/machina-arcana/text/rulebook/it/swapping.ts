import type { swapping as chapter } from '../../../rulebook/swapping.ts';

/** Swapping places, in Italian. */
export const swapping: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/swapping.1':
    'Uno scambio di posizione scambia la tua pedina con quella del bersaglio. Ciò che c’è in mezzo non conta, e arrivare su uno spazio trappola o generazione non ha effetto.',
};
