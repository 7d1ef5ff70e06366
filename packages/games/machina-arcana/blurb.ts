import type { Blurb } from '@tavolo/box';

/** Machina Arcana, before anybody plays it. */
export const blurb: Blurb = {
  id: 'machina-arcana',
  seats: { min: 1, max: 4, usual: 2 },
  winsTogether: true,
  minutes: 90,
  words: {
    en: {
      title: 'Machina Arcana',
      says: 'Go down together into halls of steam and horror that shift as you walk, and live through the story that waits there.',
      aim: 'Pass the chapters of a story one after another, and do what the last one asks before everybody is dead. Every step costs stamina; monsters come by themselves and act by the rules.',
    },
    it: {
      title: 'Machina Arcana',
      says: 'Scendete insieme in sale di vapore e orrore che cambiano mentre camminate, e sopravvivete alla storia che vi aspetta.',
      aim: 'Superate un capitolo dopo l’altro fino all’ultimo, e fate ciò che chiede prima di morire tutti. Ogni passo costa resistenza; i mostri arrivano da soli e agiscono secondo le regole.',
    },
    pt: {
      title: 'Machina Arcana',
      says: 'Desçam juntos a salões de vapor e horror que mudam enquanto vocês caminham, e sobrevivam à história que os espera.',
      aim: 'Passem capítulo após capítulo até o último e façam o que ele pede antes que todos morram. Cada passo custa vigor; os monstros vêm por si e agem segundo regras.',
    },
  },
};
