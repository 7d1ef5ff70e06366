import type { WhereWords } from '../speech.ts';

export const whereWords: WhereWords = {
  start: {
    asks: 'Scegli la città da cui cominci',
    consider: 'Guarda dove si trovano le tue missioni.',
    label: (at) => `Comincia ${at}`,
  },
  flight: {
    asks: 'Scegli dove volare',
    consider:
      'In qualsiasi altro spazio con una rotta di volo, del tuo livello o inferiore, ovunque si trovi.',
    label: (at) => `Vola ${at}`,
  },
  teleport: {
    asks: 'Scegli dove andare',
    consider: 'Ci arrivi subito e lungo la strada non incontri nulla.',
    label: (at) => `Vai ${at}`,
  },
  city: {
    asks: 'Scegli una città',
    consider: 'Ci arrivi subito.',
    label: (at) => `Vai ${at}`,
  },
  retreat: {
    asks: 'Scegli la città in cui ti risvegli',
    consider: 'Sono tutte alla stessa distanza.',
    label: (at) => `Risvegliati ${at}`,
  },
  intercept: {
    asks: 'Scegli dove lanciarti',
    consider: 'Contano solo gli spazi con un rivale o con un incontro imbattuto.',
    label: (at) => `Lanciati ${at}`,
  },
  'hide-token': {
    asks: 'Scegli dove nascondere il segnalino',
    consider: "Qualsiasi spazio tranne il tuo e le città. Solo tu sai che cos'è.",
    label: (at) => `Nascondilo ${at}`,
  },
  blast: {
    asks: 'Scegli lo spazio da colpire',
    consider: "L'effetto tocca ogni altro eroe che si trova lì.",
    label: (at) => `Colpisci ${at}`,
  },
  'foe-appears': {
    asks: "Scegli dove appare l'incontro",
    consider: 'Resta lì, imbattuto, finché qualcuno non lo affronta.',
    label: (at) => `Mettilo ${at}`,
  },
};
