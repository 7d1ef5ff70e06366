import { signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/it';
import type { Bonus, EffectPhrases } from '../../phrases/phrases.ts';
import { deeds } from './deeds.ts';
import { does, subjectOf } from './roles.ts';
import { facesOf, stats } from './terms.ts';

const bonusOf = ({ stat, n, least }: Bonus): string =>
  `${signedPlainly(n)} ${stats[stat]}${least === undefined ? '' : ` (ma non sotto ${least})`}`;

/** A number behind something else needs a verb. */
const got = (says: string, place: number): string =>
  place > 0 && /^[+-]/.test(says) ? `ottieni ${says}` : says;

/** What cards do, in Italian. */
export const effects: EffectPhrases = {
  deeds,
  bonuses: (bonuses, { who }) => {
    const all = and(bonuses.map(bonusOf));
    return does(who[bonuses[0]?.who ?? 'self'], all, `ha ${all}`);
  },
  joined: (subject, says) => (subject === '' ? and(says.map(got)) : `${subject} ${and(says)}`),
  roll: (by) => {
    if (by === 'you') return 'tira un dado';
    return by === 'hero' ? `${subjectOf(by)} tira un dado` : 'si tira un dado';
  },
  contest: 'ogni eroe tira un dado',
  choose: (by) => (by === 'you' ? 'scegli' : `${subjectOf(by)} sceglie`),
  or: 'oppure',
  more: 'in più',
  onFaces: (faces) => `con ${facesOf(faces)}`,
};
