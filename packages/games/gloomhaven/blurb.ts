import type { Blurb } from '@tavolo/box';

export const blurb: Blurb = {
  id: 'gloomhaven',
  seats: { min: 1, max: 4, usual: 2 },
  winsTogether: true,
  minutes: null,
  words: {
    en: {
      title: 'Gloomhaven',
      says: 'Mercenaries with a hand of cards against everything that lurks behind the next door.',
      aim: 'You and your companions clear a scenario together, against monsters that the game plays. Each round you play two cards: the top of one, the bottom of the other. Cards run out, so rest in time.',
    },
    it: {
      title: 'Gloomhaven',
      says: 'Mercenari con una mano di carte contro tutto ciò che sta in agguato dietro la prossima porta.',
      aim: 'Tu e i tuoi compagni affrontate insieme uno scenario, contro mostri guidati dal gioco. In ogni round giochi due carte: l’azione superiore di una, quella inferiore dell’altra. Le carte finiscono: riposa in tempo.',
    },
    pt: {
      title: 'Gloomhaven',
      says: 'Mercenários com uma mão de cartas contra tudo o que espreita atrás da próxima porta.',
      aim: 'Você e seus companheiros enfrentam juntos um cenário, contra monstros controlados pelo jogo. A cada rodada você joga duas cartas: a ação de cima de uma, a de baixo da outra. As cartas acabam: descanse a tempo.',
    },
  },
};
