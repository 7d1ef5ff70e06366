import { signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/en';
import type { Bonus, EffectPhrases } from '../../phrases/phrases.ts';
import { deeds } from './deeds.ts';
import { does, subjectOf } from './roles.ts';
import { facesOf, stats } from './terms.ts';

const bonusOf = ({ stat, n, least }: Bonus): string =>
  `${signedPlainly(n)} ${stats[stat]}${least === undefined ? '' : ` (but not below ${least})`}`;

/** A number behind something else needs a verb. */
const got = (says: string, place: number): string => (place > 0 && /^[+-]/.test(says) ? `get ${says}` : says);

/** What cards do, in English. */
export const effects: EffectPhrases = {
  deeds,
  bonuses: (bonuses, { who }) => {
    const all = and(bonuses.map(bonusOf));
    return does(who[bonuses[0]?.who ?? 'self'], all, `gets ${all}`);
  },
  joined: (subject, says) => (subject === '' ? and(says.map(got)) : `${subject} ${and(says)}`),
  roll: (by) => {
    if (by === 'you') return 'roll a die';
    return by === 'hero' ? `${subjectOf(by)} rolls a die` : 'a die is rolled';
  },
  contest: 'every hero rolls a die',
  choose: (by) => (by === 'you' ? 'choose one' : `${subjectOf(by)} chooses one`),
  or: 'or',
  more: 'in addition',
  onFaces: (faces) => `on ${facesOf(faces)}`,
};
