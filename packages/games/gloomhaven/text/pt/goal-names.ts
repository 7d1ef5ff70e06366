import type { goalNames as english } from '../en/goal-names.ts';

/** The names of all battle goals in Portuguese. */
export const goalNames: Readonly<Record<keyof typeof english, string>> = {
  streamliner: 'Simplificador',
  layabout: 'Preguiçoso',
  workhorse: 'Incansável',
  zealot: 'Fanático',
  masochist: 'Masoquista',
  'fast-healer': 'Cura Rápida',
  neutralizer: 'Neutralizador',
  plunderer: 'Saqueador',
  protector: 'Protetor',
  explorer: 'Explorador',
  hoarder: 'Acumulador',
  indigent: 'Indigente',
  pacifist: 'Pacifista',
  sadist: 'Sádico',
  hunter: 'Caçador',
  professional: 'Profissional',
  aggressor: 'Agressor',
  dynamo: 'Dínamo',
  purist: 'Purista',
  opener: 'Abre-Alas',
  diehard: 'Obstinado',
  executioner: 'Carrasco',
  straggler: 'Retardatário',
  scrambler: 'Afobado',
};
