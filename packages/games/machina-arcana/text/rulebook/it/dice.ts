import type { dice as chapter } from '../../../rulebook/dice.ts';

/** Dice, in Italian. */
export const dice: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/dice.1': 'Il dado di gioco ha dieci facce, da 1 a 10; una faccia con lo 0 vale 10.',
  'ma/dice.2': 'Il dado attacco bianco, quello base, ha le facce 0, 0, 1, 1, 1 e 2.',
  'ma/dice.3': 'Il dado attacco nero, quello potente, ha le facce 0, 1, 1, 2, 2 e 3.',
  'ma/dice.4':
    'Il dado di ricarica fa recuperare 1 salute su due facce, 2 resistenza su altre due e 3 resistenza su una; l’ultima faccia è vuota.',
  'ma/dice.5': 'In un tiro non ci sono mai più di 3 dadi bianchi e 3 neri; quelli in più vanno persi.',
  'ma/dice.6': 'Tutti i tiri sono pubblici. Se un dado si rilancia, vale la nuova faccia.',
};
