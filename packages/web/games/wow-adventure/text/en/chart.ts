import type { ChartText } from '../chart-text.ts';

export const chart: ChartText = {
  chart: 'Map of the Eastern Kingdoms',
  title: 'Eastern Kingdoms',
  subtitle: 'from Tirisfal to Stranglethorn',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole map',
  follow: 'Show the active hero',
  kinds: {
    normal: 'road',
    key: 'key place',
    city: 'city',
    encounter: 'map encounter',
    overlord: 'overlord',
  },
  levels: { grey: 'grey level', green: 'green level', yellow: 'yellow level', red: 'red level' },
  tooHigh: 'above your level',
  questPlace: 'a place of the quest',
  steps: (count) => (count === 1 ? '1 step away' : `${count} steps away`),
  byFlight: 'by flight',
};
