import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  boastsFromMiddle: {
    title: 'Spacconerie su un Eroe preso dal centro',
    value: (value) =>
      value === 'any'
        ? {
            label: 'Quante ne vuoi',
            says: 'Chi prende un Eroe dal centro aggiunge quante Spacconerie vuole.',
          }
        : {
            label: 'Una al massimo',
            says: 'Chi prende un Eroe dal centro aggiunge una Spacconeria, o nessuna.',
          },
  },
  promos: flagWords('Carte promozionali', {
    off: { label: 'Escluse', says: 'Solo la scatola originale: 20 Classi, 20 Armi, 50 Incontri.' },
    on: { label: 'Incluse', says: 'Si aggiungono il Maestro d’Armi, la Mannaia e il Gladiatore.' },
  }),
  multipliesOtherWeapons: flagWords('La Mannaia e un’altra Arma', {
    on: {
      label: 'Moltiplica ogni tiro',
      says: 'Con due Armi, la Mannaia moltiplica anche i dadi dell’altra.',
    },
    off: { label: 'Solo il suo', says: 'Con due Armi, la Mannaia moltiplica solo i suoi dadi.' },
  }),
};
