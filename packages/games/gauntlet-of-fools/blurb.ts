import type { Blurb } from '@tavolo/box';

export const blurb: Blurb = {
  id: 'gauntlet-of-fools',
  seats: { min: 2, max: 6, usual: 4 },
  winsTogether: false,
  minutes: 30,
  words: {
    en: {
      title: 'Gauntlet of Fools',
      says: 'Boast your way to the best hero, then stagger through monsters and traps until nobody is left standing. The richest corpse wins.',
      aim: 'Pick a Hero, make it worse by boasting until nobody wants to steal it, and walk into the gauntlet. Everyone faces the same Monsters. Four Wounds and you’re Dead; the most Gold wins, dead or alive.',
    },
    it: {
      title: 'Gauntlet of Fools',
      says: 'Vantati fino ad avere l’eroe migliore, poi barcolla tra mostri e trappole finché nessuno resta in piedi. Vince il cadavere più ricco.',
      aim: 'Scegli un Eroe, peggioralo a forza di Spacconerie finché nessuno te lo vuole più rubare, e buttati nella mischia. I Mostri sono gli stessi per tutti. Con quattro Ferite si muore; vince chi ha più Oro, vivo o morto che sia.',
    },
    pt: {
      title: 'Gauntlet of Fools',
      says: 'Gabe-se até ficar com o melhor herói e depois cambaleie por monstros e armadilhas até ninguém sobrar de pé. Vence o cadáver mais rico.',
      aim: 'Escolha um Herói, piore-o com Bravatas até ninguém mais querer roubá-lo e entre no Desafio. Os Monstros são os mesmos para todos. Com quatro Ferimentos, o Herói morre; vence quem tem mais Ouro, vivo ou morto.',
    },
  },
};
