import type { markers as chapter } from '../../../rulebook/markers.ts';

/** Markers, in Italian. */
export const markers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/markers.1':
    'Un indicatore esploratore su una carta segna un effetto che dura fino alla prossima fase degli esploratori. Chi li ha usati tutti e 3 non può avviare altri effetti del genere.',
  'ma/markers.2':
    'Gli indicatori orrore fanno lo stesso per gli effetti dell’orrore e tornano all’inizio della fase dell’orrore. Sono 4. Se non ne restano, la parte di un effetto che durerebbe non comincia; il resto avviene.',
  'ma/markers.3':
    'Un indicatore fa parte del costo, e una carta può averne più d’uno. Certe abilità costano un indicatore anche se non dura niente: serve solo a limitarne l’uso.',
  'ma/markers.4':
    'Un’abilità può togliere un indicatore dalla propria carta. L’effetto che segnava finisce subito, e l’indicatore è di nuovo libero.',
  'ma/markers.5':
    'Se una carta con un indicatore viene disequipaggiata, scambiata o distrutta, il suo effetto finisce, e l’indicatore resta speso fino alla prossima fase degli esploratori.',
  'ma/markers.6':
    'Gli effetti degli eventi, e quelli di una carta distrutta come costo di sé stessa, non hanno bisogno di indicatori esploratore.',
};
