import { signed } from '@tavolo/language';
import { and } from '@tavolo/language/it';
import { itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases, HeldPhrases } from '../../phrases/phrases.ts';
import { aimed } from './aims.ts';
import { changes, gains, prices } from './changes.ts';
import { deeds } from './deeds.ts';
import { does, nameOf, please } from './roles.ts';
import { verbs } from './verbs.ts';
import { closed } from './words.ts';

const held: HeldPhrases = {
  onHit: 'se va a segno',
  onHitIf: (condition) => `se va a segno e ${condition}`,
  onMiss: 'se manca',
  rollBonus: (by) => `${signed(by)} al tiro`,
  times: (n) => (n === 2 ? 'per due volte' : `per ${n} volte`),
  choose: (by) =>
    by === 'group' ? { subject: 'il gruppo', says: 'sceglie', may: null } : does(by, verbs.choose),
  or: 'oppure',
  roll: please(verbs.roll, 'il dado di gioco'),
  atLeast: (n) => `con ${n} o più`,
  otherwise: 'altrimenti',
  gather: please(verbs.put, 'un segnalino su questa carta'),
  atTokens: (n) => `con ${n} segnalini`,
  attach: (to) => please(verbs.put, `questa carta accanto ${besides(nameOf(to))}`),
  ifThereIsNone: 'se non c’è',
};

/** A name with its article behind a preposition: al primo mostro. */
const besides = (name: string): string => name.replace(/^il /, 'al ').replace(/^l’/, 'all’');

/** What one side does: what has a conjunction of its own already comes one behind another. */
function inOrder(says: readonly string[]): string {
  const last = says.at(-1) ?? '';
  const before = says.slice(0, -1);
  if (before.length === 0) return last;
  if (says.some((one) => / ed? /.test(one))) return `${before.join(', ')}, poi ${last}`;
  const [next = ''] = before.slice(-1);
  return and([...before.slice(0, -1), closed(next), last]);
}

/** What cards do, in Italian. */
export const effects: EffectPhrases = {
  deeds,
  gains,
  rollChange: (by) => please(by > 0 ? verbs.raise : verbs.lower, `di ${Math.abs(by)} il tiro`),
  changes,
  prices,
  until: {
    'this-roll': '',
    'end-of-turn': 'fino alla fine del turno',
    'its-next-turn': '',
    'explorer-phase': 'fino alla prossima fase degli esploratori',
    'horror-phase': 'fino alla prossima fase dell’orrore',
    'while-equipped': '',
    'while-related': '',
    'while-current': '',
    chapter: '',
    'for-good': '',
  },
  joined: (subject, says) => (subject === '' ? inOrder(says) : `${subject} ${inOrder(says)}`),
  may: (who, does) => `${who} ${inOrder(does)}`,
  ifYouLike: 'se vuoi,',
  afterThat: (words) => (words.startsWith('se ') ? `poi, ${words}` : `poi ${words}`),
  hitOrMiss: (words) => `in ogni caso ${words}`,
  aim: (at) => itIs(`mira a ${aimed(at)}`),
  held,
};
