import type { trophies as chapter } from '../../../rulebook/trophies.ts';

/** Trophies, in Italian. */
export const trophies: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/trophies.1':
    'Un eroe che soddisfa la condizione di un trofeo prende quel trofeo nel registro missioni.',
  'wow/trophies.2': "Quando le copie di un trofeo sono finite, quell'incontro non dà più ricompense.",
  'wow/trophies.3': 'Alcuni trofei possono essere presi una sola volta da ogni eroe, come dicono.',
};
