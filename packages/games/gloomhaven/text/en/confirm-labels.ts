import { and, count } from '@tavolo/language/en';
import { itemsIn } from '../option-labels.ts';
import type { ConfirmLabels } from '../speech.ts';
import type { Speaker } from './speaker.ts';

const cards = (ids: readonly string[], { title }: Speaker): string => and(ids.map(title));
const items = (ids: readonly string[], { item }: Speaker): string => and(itemsIn(ids).map(item));

/** The label of the button that confirms several picks at once. */
export const confirmLabels: ConfirmLabels<Speaker> = {
  'items-to-buy': (ids) => `Take these ${count(ids.length, 'item')}`,
  hand: (ids) => `Take these ${count(ids.length, 'card')}`,
  augments: (ids) => `Use ${count(ids.length, 'augment')}`,
  'attack-items': (ids, speak) => `Use ${items(ids, speak)}`,
  'card-to-lose': (ids, speak) => `Lose ${cards(ids, speak)}`,
  'discards-to-lose': (ids, speak) => `Lose ${cards(ids, speak)}`,
  'cards-to-discard': (ids, speak) => `Discard ${cards(ids, speak)}`,
  'cards-to-recover': (ids, speak) => `Recover ${cards(ids, speak)}`,
  'items-to-refresh': (ids, speak) => `Refresh ${items(ids, speak)}`,
};
