import type { ObjectionWords } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together, in Portuguese. */
export const objections: ObjectionWords<Speaker> = {
  twice: ({ item }, { name }) => `${name(item)} não pode estar em dois lugares.`,
  'nothing-to-fit': ({ item, main }, { name }) => `Para encaixar ${name(item)}, equipe também ${name(main)}.`,
  taken: ({ item, main }, { name }) => `${name(main)} só tem um lugar para ${name(item)} e similares.`,
  limits: () => 'É demais: armas para duas mãos, uma peça de vestuário e um artefato.',
  uneven: ({ taken, given }) => `Pegue e dê o mesmo número de itens: você pega ${taken} e dá ${given}.`,
};
