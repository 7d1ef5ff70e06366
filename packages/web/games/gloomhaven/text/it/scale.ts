import type { ScaleText } from '../scale-text.ts';

export const scale: ScaleText = {
  title: 'Livello dello scenario',
  says: (level) =>
    `Metà del livello medio dei personaggi, arrotondata per eccesso e corretta in base alla difficoltà: livello ${level}.`,
  found:
    'Metà del livello medio dei personaggi, arrotondata per eccesso e corretta in base alla difficoltà. Si saprà quando tutti avranno scelto.',
  gold: 'Oro per segnalino denaro',
  xp: 'Esperienza bonus',
};
