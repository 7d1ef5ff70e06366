import type { WhereWords } from '../speech.ts';

export const whereWords: WhereWords = {
  spawn: {
    asks: 'Scegli dove arriva il mostro',
    consider: 'Questi spazi sono alla stessa distanza; il mostro agisce già in questo round.',
    label: (space) => `Qui: ${space}`,
  },
  teleport: {
    asks: 'Scegli dove teletrasportarti',
    consider: 'Muri e unità in mezzo non contano: conta solo dove arrivi.',
    label: (space) => `Vai qui: ${space}`,
  },
  move: {
    asks: 'Scegli dove andare',
    consider: 'I mostri puntano l’esploratore a meno passi.',
    label: (space) => `Vai qui: ${space}`,
  },
  rubble: {
    asks: 'Scegli le macerie da sgomberare',
    consider: 'Da quel momento le unità possono passarci e vederci attraverso.',
    label: (space) => `Sgombera ${space}`,
  },
  barrel: {
    asks: 'Scegli dove mettere il barile',
    consider: 'Quando esplode, un barile attacca tutto ciò che ha intorno, esploratori compresi.',
    label: (space) => `Qui: ${space}`,
  },
  light: {
    asks: 'Scegli lo spazio capitolo da illuminare',
    consider: 'Attivarne uno illuminato costa 1 resistenza e nessuna essenza.',
    label: (space) => `Illumina ${space}`,
  },
  stand: {
    asks: 'Scegli dove stare',
    consider: 'Questi spazi sono alla stessa distanza.',
    label: (space) => `Qui: ${space}`,
  },
  drop: {
    asks: 'Scegli dove lasciare l’oggetto',
    consider: 'Chi è adiacente può raccoglierlo per 1 resistenza.',
    label: (space) => `Qui: ${space}`,
  },
  exit: {
    asks: 'Scegli dove mettere l’uscita',
    consider: 'Per lasciare la mappa ci devono arrivare tutti.',
    label: (space) => `Qui: ${space}`,
  },
  destroy: {
    asks: 'Scegli lo spazio da distruggere',
    consider: 'Da quel momento è un ostacolo, per sempre.',
    label: (space) => `Distruggi ${space}`,
  },
  aim: {
    asks: 'Scegli lo spazio da bersagliare',
    consider: 'Questi spazi sono alla stessa distanza.',
    label: (space) => `Qui: ${space}`,
  },
};
