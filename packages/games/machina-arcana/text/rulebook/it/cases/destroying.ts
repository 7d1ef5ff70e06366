import type { casesDestroying as chapter } from '../../../../rulebook/cases/destroying.ts';

/** Cases of destroying, banishing and controlling, in Italian. */
export const casesDestroying: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K131':
    'Al livello dei mostri 3 un mostro di livello 2 viene distrutto: la sua carta esce dal gioco. Uno di livello 3 va nella pila dei distrutti, e così anche uno di livello 4 al livello dei mostri 5.',
  'ma/K132':
    'Nel suo turno Prys tira la leva, e un mostro muore su una trappola: lei recupera 1 essenza. Nella fase dei mostri non la recupererebbe nessuno.',
  'ma/K133':
    'Gira la chiave esilia un Fuochista svuotato: nessuno recupera essenza, le cuciture non saltano, e Voto del cacciatore non lo conta. «Seconda campana», che nomina anche l’esilio, invece sì.',
  'ma/K134':
    'Nel turno di Rourke il Filo del burattinaio controlla un Roditore salmastro accanto a un Fuochista svuotato e gli dà 3 resistenza. Attacca il Fuochista e lo uccide: Rourke recupera 1 essenza, e avrebbe potuto alzare il tiro.',
  'ma/K135':
    'Il Roditore salmastro controllato da Rourke è accanto a una fossa e ci viene fatto entrare: viene distrutto, e Rourke recupera 1 essenza.',
  'ma/K136': 'Qualcuno vorrebbe usare la Chiave del silenzio sul Cuore: non si può scegliere come bersaglio.',
  'ma/K137':
    'Un mostro viene spinto in una fossa: viene distrutto, e la sua abilità «quando muore» si risolve.',
};
