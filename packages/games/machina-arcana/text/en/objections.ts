import type { ObjectionWords } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together, in English. */
export const objections: ObjectionWords<Speaker> = {
  twice: ({ item }, { name }) => `${name(item)} can’t be in two places at once.`,
  'nothing-to-fit': ({ item, main }, { name }) => `Equip ${name(main)} first, to fit ${name(item)} to it.`,
  taken: ({ item, main }, { name }) => `${name(main)} has only one place for ${name(item)} and its like.`,
  limits: () => 'That is too much: weapons for two hands, one piece of apparel and one artifact.',
  uneven: ({ taken, given }) => `Take and give the same number: you take ${taken} and give ${given}.`,
};
