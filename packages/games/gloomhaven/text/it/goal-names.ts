import type { goalNames as english } from '../en/goal-names.ts';

/** The names of all battle goals in Italian. */
export const goalNames: Readonly<Record<keyof typeof english, string>> = {
  streamliner: 'Ottimizzatore',
  layabout: 'Indolente',
  workhorse: 'Instancabile',
  zealot: 'Fanatico',
  masochist: 'Masochista',
  'fast-healer': 'Guaritore Rapido',
  neutralizer: 'Neutralizzatore',
  plunderer: 'Saccheggiatore',
  protector: 'Protettore',
  explorer: 'Esploratore',
  hoarder: 'Accumulatore',
  indigent: 'Indigente',
  pacifist: 'Pacifista',
  sadist: 'Sadico',
  hunter: 'Cacciatore',
  professional: 'Professionista',
  aggressor: 'Aggressore',
  dynamo: 'Dinamo',
  purist: 'Purista',
  opener: 'Apripista',
  diehard: 'Tenace',
  executioner: 'Esecutore',
  straggler: 'Lento',
  scrambler: 'Impulsivo',
};
