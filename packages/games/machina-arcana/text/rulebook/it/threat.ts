import type { threat as chapter } from '../../../rulebook/threat.ts';

/** Threat and the monster level, in Italian. */
export const threat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/threat.1':
    'La minaccia parte da 1; a difficoltà e durata normali, con due esploratori, ha quattro posizioni [ma/ending.9].',
  'ma/threat.2':
    'L’ultima posizione ha una freccia: quando di lì la minaccia dovrebbe salire, sale invece il livello dei mostri.',
  'ma/threat.3': 'A quel punto la minaccia torna a 1.',
  'ma/threat.4':
    'Ai livelli 2, 3 e 4 si mescolano nel mazzo tutti i mostri del nuovo livello. Le carte di livello inferiore nella pila delle distrutte escono dal gioco; quelle ancora nel mazzo o in gioco restano.',
  'ma/threat.5': 'Esiste un livello dei mostri 5, ma non ha mostri suoi.',
  'ma/threat.6':
    'Al livello dei mostri 5 ogni aumento della minaccia fa invece perdere 1 salute a ogni esploratore, che al suo posto può perdere essenza [ma/Q3].',
  'ma/threat.7':
    'Se dovrebbe scendere dalla posizione 1, la minaccia resta a 1. Al livello dei mostri 5 abbassarla non ha effetto.',
  'ma/threat.8': 'Un aumento di 2 equivale a due aumenti, uno dopo l’altro.',
};
