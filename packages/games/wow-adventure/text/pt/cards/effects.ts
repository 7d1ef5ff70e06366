import { signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/pt';
import type { Bonus, EffectPhrases } from '../../phrases/phrases.ts';
import { deeds } from './deeds.ts';
import { does, subjectOf } from './roles.ts';
import { facesOf, stats } from './terms.ts';

const bonusOf = ({ stat, n, least }: Bonus): string =>
  `${signedPlainly(n)} ${stats[stat]}${least === undefined ? '' : ` (mas não menos que ${least})`}`;

/** A number behind something else needs a verb. */
const got = (says: string, place: number): string =>
  place > 0 && /^[+-]/.test(says) ? `receba ${says}` : says;

/** What cards do, in Portuguese. */
export const effects: EffectPhrases = {
  deeds,
  bonuses: (bonuses, { who }) => {
    const all = and(bonuses.map(bonusOf));
    return does(who[bonuses[0]?.who ?? 'self'], all, `recebe ${all}`);
  },
  joined: (subject, says) => (subject === '' ? and(says.map(got)) : `${subject} ${and(says)}`),
  roll: (by) => {
    if (by === 'you') return 'role um dado';
    return by === 'hero' ? `${subjectOf(by)} rola um dado` : 'rola-se um dado';
  },
  contest: 'cada herói rola um dado',
  choose: (by) => (by === 'you' ? 'escolha' : `${subjectOf(by)} escolhe`),
  or: 'ou',
  more: 'a mais',
  onFaces: (faces) => `com ${facesOf(faces)}`,
};
