import type { heal as chapter } from '../../../rulebook/heal.ts';

/** Heal, in Italian. */
export const heal: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/heal.1': 'Cura X restituisce X punti ferita alla miniatura che cura o a un suo alleato.',
  'gh/heal.2':
    '"Cura X, Gittata Y" può influenzare un qualsiasi alleato entro Y esagoni in linea di vista, oppure chi cura; "Cura X, Se Stesso" solo chi cura.',
  'gh/heal.2a': 'Con Cura 3, Gittata 2 e nessun alleato entro gittata, chi cura può scegliere se stesso.',
  'gh/heal.3': 'I punti ferita non superano mai il massimo della miniatura.',
  'gh/heal.3a': 'Un personaggio con 9 punti ferita su 10 che riceve Cura 4 sale a 10.',
  'gh/heal.4':
    "VELENO e FERITA cambiano l'esito di una cura [gh/conditions.9], [gh/conditions.11], [gh/conditions.12].",
  'gh/heal.5':
    'Si può scegliere anche una miniatura che ha tutti i suoi punti ferita, per esempio per rimuovere FERITA.',
  'gh/heal.6': 'I nemici non possono mai essere influenzati da una cura.',
  'gh/heal.7':
    'Tutto ciò che è definito come cura conta come tale: il riposo lungo, le pozioni e gli effetti di cura sulle carte modificatore, che curano la miniatura che ha pescato la carta.',
  'gh/heal.7a':
    'Un personaggio con FERITA pesca un modificatore a catena "Cura 2, Se Stesso": quando l\'attacco si risolve, perde FERITA e recupera 2 punti ferita.',
  'gh/heal.8':
    'Le evocazioni e le miniature alleate possono essere curate fino ai loro punti ferita stampati.',
  'gh/heal.9': 'Una cura che influenza più miniature si applica a ciascuna separatamente.',
};
