import type { Blurb } from '@tavolo/box';

/** World of Warcraft: The Adventure Game, before anybody plays it. */
export const blurb: Blurb = {
  id: 'wow-adventure',
  seats: { min: 2, max: 4, usual: 3 },
  winsTogether: false,
  minutes: 60,
  words: {
    en: {
      title: 'World of Warcraft: The Adventure Game',
      says: 'Roam the Eastern Kingdoms, fight what you find, finish quests, and beat the others to eight valor.',
      aim: 'Finish quests and bring down overlords to collect valor. Fight monsters for items and levels on the way, and duel your rivals when it pays. The first hero with 8 valor wins, unless the table has chosen another number.',
    },
    it: {
      title: 'World of Warcraft: The Adventure Game',
      says: 'Percorri i Regni Orientali, combatti ciò che incontri, porta a termine missioni e arriva per primo a otto punti valore.',
      aim: 'Completa missioni e abbatti gli Overlord per raccogliere valore. Lungo la strada combatti mostri per ottenere oggetti e livelli, e sfida i rivali quando conviene. Vince il primo eroe con 8 punti valore, se il tavolo non ha scelto un altro numero.',
    },
    pt: {
      title: 'World of Warcraft: The Adventure Game',
      says: 'Percorra os Reinos do Leste, enfrente o que encontrar, complete missões e chegue primeiro a oito de bravura.',
      aim: 'Complete missões e derrube os Suseranos para juntar bravura. No caminho, enfrente monstros para ganhar itens e níveis, e desafie os rivais quando valer a pena. Vence o primeiro herói com 8 de bravura, a não ser que a mesa tenha escolhido outro número.',
    },
  },
};
