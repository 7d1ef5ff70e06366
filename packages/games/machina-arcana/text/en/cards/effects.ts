import { signed } from '@tavolo/language';
import { itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases, HeldPhrases } from '../../phrases/phrases.ts';
import { aimed } from './aims.ts';
import { changes, gains, prices } from './changes.ts';
import { deeds } from './deeds.ts';
import { does, objectOf, please } from './roles.ts';
import { closed } from './words.ts';

const held: HeldPhrases = {
  onHit: 'on a hit',
  onHitIf: (condition) => `on a hit, if ${condition}`,
  onMiss: 'on a miss',
  rollBonus: (by) => `${signed(by)} to the roll`,
  times: (n) => (n === 2 ? 'twice' : `${n} times`),
  choose: (by) =>
    by === 'group' ? { subject: 'the group', says: 'chooses one', may: null } : does(by, 'choose', 'one'),
  or: 'or',
  roll: please('roll', 'the game die'),
  atLeast: (n) => `on ${n} or more`,
  otherwise: 'otherwise',
  gather: please('put', 'a token on this card'),
  atTokens: (n) => `at ${n} tokens`,
  attach: (to) => please('put', `this card beside ${objectOf(to)}`),
  ifThereIsNone: 'if there is none',
};

/** What one side does: what has an and of its own already comes one behind another. */
function inOrder(says: readonly string[]): string {
  const last = says.at(-1) ?? '';
  const before = says.slice(0, -1);
  if (before.length === 0) return last;
  if (says.some((one) => one.includes(' and '))) return `${before.join(', ')}, then ${last}`;
  const [next = ''] = before.slice(-1);
  return `${[...before.slice(0, -1), closed(next)].join(', ')} and ${last}`;
}

/** What cards do, in English. */
export const effects: EffectPhrases = {
  deeds,
  gains,
  rollChange: (by) => please(by > 0 ? 'raise' : 'lower', `the roll by ${Math.abs(by)}`),
  changes,
  prices,
  until: {
    'this-roll': '',
    'end-of-turn': 'until the end of the turn',
    'its-next-turn': '',
    'explorer-phase': 'until the next explorer phase',
    'horror-phase': 'until the next horror phase',
    'while-equipped': '',
    'while-related': '',
    'while-current': '',
    chapter: '',
    'for-good': '',
  },
  joined: (subject, says) => (subject === '' ? inOrder(says) : `${subject} ${inOrder(says)}`),
  may: (who, does) => `${who} ${inOrder(does)}`,
  ifYouLike: 'if you like,',
  afterThat: (words) => (words.startsWith('if ') ? `then, ${words}` : `then ${words}`),
  hitOrMiss: (words) => `hit or miss, ${words}`,
  aim: (at) => itIs(`choose ${aimed(at)}`),
  held,
};
