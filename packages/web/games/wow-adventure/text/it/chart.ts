import type { ChartText } from '../chart-text.ts';

export const chart: ChartText = {
  chart: 'Mappa dei Regni Orientali',
  title: 'Regni Orientali',
  subtitle: 'da Tirisfal a Rovotorto',
  nearer: 'Ingrandisci',
  farther: 'Rimpicciolisci',
  fit: 'Mostra tutta la mappa',
  follow: 'Mostra l’eroe di turno',
  kinds: {
    normal: 'strada',
    key: 'posto chiave',
    city: 'città',
    encounter: 'incontro in mappa',
    overlord: 'Overlord',
  },
  levels: { grey: 'livello grigio', green: 'livello verde', yellow: 'livello giallo', red: 'livello rosso' },
  tooHigh: 'oltre il tuo livello',
  questPlace: 'luogo della missione',
  steps: (count) => (count === 1 ? 'a 1 passo' : `a ${count} passi`),
  byFlight: 'in volo',
};
