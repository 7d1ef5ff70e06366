import type { ObjectionWords } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together, in Italian. */
export const objections: ObjectionWords<Speaker> = {
  twice: ({ item }, { name }) => `${name(item)} non può stare in due posti.`,
  'nothing-to-fit': ({ item, main }, { name }) => `Per agganciare ${name(item)} serve anche ${name(main)}.`,
  taken: ({ item, main }, { name }) => `${name(main)} ha un posto solo per ${name(item)} e simili.`,
  limits: () => 'È troppo: puoi avere armi per due mani, un capo di vestiario e un artefatto.',
  uneven: ({ taken, given }) =>
    `Prendi e dai lo stesso numero di oggetti: ne prendi ${taken} e ne dai ${given}.`,
};
