import { signed } from '@tavolo/language';
import { and } from '@tavolo/language/pt';
import { itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases, HeldPhrases } from '../../phrases/phrases.ts';
import { aimed } from './aims.ts';
import { changes, gains, prices } from './changes.ts';
import { deeds } from './deeds.ts';
import { does, ofWhom, please } from './roles.ts';
import { verbs } from './verbs.ts';
import { closed } from './words.ts';

const held: HeldPhrases = {
  onHit: 'se acertar',
  onHitIf: (condition) => `se acertar e ${condition}`,
  onMiss: 'se errar',
  rollBonus: (by) => `${signed(by)} na rolagem`,
  times: (n) => (n === 2 ? 'duas vezes' : `${n} vezes`),
  choose: (by) =>
    by === 'group' ? { subject: 'o grupo', says: 'escolhe', may: null } : does(by, verbs.choose),
  or: 'ou',
  roll: please(verbs.roll, 'o dado de jogo'),
  atLeast: (n) => `com ${n} ou mais`,
  otherwise: 'caso contrário',
  gather: please(verbs.put, 'uma ficha nesta carta'),
  atTokens: (n) => `com ${n} fichas`,
  attach: (to) => please(verbs.put, `esta carta ao lado ${ofWhom(to)}`),
  ifThereIsNone: 'se não houver',
};

/** What one side does: what has a conjunction of its own already comes one behind another. */
function inOrder(says: readonly string[]): string {
  const last = says.at(-1) ?? '';
  const before = says.slice(0, -1);
  if (before.length === 0) return last;
  if (says.some((one) => one.includes(' e '))) return `${before.join(', ')}, depois ${last}`;
  const [next = ''] = before.slice(-1);
  return and([...before.slice(0, -1), closed(next), last]);
}

/** What cards do, in Portuguese. */
export const effects: EffectPhrases = {
  deeds,
  gains,
  rollChange: (by) => please(by > 0 ? verbs.raise : verbs.lower, `a rolagem em ${Math.abs(by)}`),
  changes,
  prices,
  until: {
    'this-roll': '',
    'end-of-turn': 'até o fim do turno',
    'its-next-turn': '',
    'explorer-phase': 'até a próxima fase dos exploradores',
    'horror-phase': 'até a próxima fase de horror',
    'while-equipped': '',
    'while-related': '',
    'while-current': '',
    chapter: '',
    'for-good': '',
  },
  joined: (subject, says) => (subject === '' ? inOrder(says) : `${subject} ${inOrder(says)}`),
  may: (who, does) => `${who} ${inOrder(does)}`,
  ifYouLike: 'se quiser,',
  afterThat: (words) => (words.startsWith('se ') ? `depois, ${words}` : `depois ${words}`),
  hitOrMiss: (words) => `em todo caso, ${words}`,
  aim: (at, by) => itIs(`${by === 'acting-monster' ? 'mira' : 'mire'} em ${aimed(at)}`),
  held,
};
