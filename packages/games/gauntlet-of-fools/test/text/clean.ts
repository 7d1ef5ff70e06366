import { cardIds, sourceIds } from '../../text/ids.ts';
import { termKeys } from '../../text/vocabulary.ts';
import { questionNames } from './question-names.ts';

const ids = [
  ...cardIds,
  ...sourceIds,
  ...questionNames,
  ...termKeys,
  'staff-dice',
  'staff-defense',
  'go-on',
  'pay-off',
];
const hyphened = ids.filter((id) => id.includes('-')).join('|');
const unresolved = new RegExp(`(?<![\\w-])(${hyphened}|(class|weapon)-token|hero-\\d|die-\\d)(?![\\w-])`);
const slips = /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\.\.| [.,;:?]|,[,.]|[:;]\.|\(\)|^\s|\s$|^$/;

/** Whether a text is one that people can be shown: no id, no hole, no slip of composing. */
export const isClean = (text: string): boolean => !slips.test(text) && !unresolved.test(text);
