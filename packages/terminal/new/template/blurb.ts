import type { Blurb } from '@tavolo/box';

export const blurb: Blurb = {
  id: 'pearl-divers',
  seats: { min: 2, max: 4, usual: 3 },
  winsTogether: false,
  minutes: 10,
  words: {
    en: {
      title: 'Pearl Divers',
      says: 'One more pearl, or back up for air? The sharks are counting too.',
      aim: 'Turn over cards and surface before a shark comes. The first diver with enough pearls at home wins.',
    },
    it: {
      title: 'Pearl Divers',
      says: 'Ancora una perla, o si torna a respirare? Anche gli squali sanno contare.',
      aim: 'Gira le carte e riemergi prima che arrivi uno squalo. Vince chi per primo porta a casa abbastanza perle.',
    },
    pt: {
      title: 'Pearl Divers',
      says: 'Mais uma pérola, ou hora de subir para respirar? Os tubarões também contam.',
      aim: 'Vire cartas e suba antes que venha um tubarão. Vence quem levar primeiro pérolas suficientes para casa.',
    },
  },
};
