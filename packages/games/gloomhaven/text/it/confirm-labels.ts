import { and } from '@tavolo/language/it';
import { itemsIn } from '../option-labels.ts';
import type { ConfirmLabels } from '../speech.ts';
import type { Speaker } from './speaker.ts';

const cards = (ids: readonly string[], { title }: Speaker): string => and(ids.map(title));
const items = (ids: readonly string[], { item }: Speaker): string => and(itemsIn(ids).map(item));

/** The label of the button that confirms several picks at once. */
export const confirmLabels: ConfirmLabels<Speaker> = {
  'items-to-buy': (ids) => `Prendi questi ${ids.length} oggetti`,
  hand: (ids) => `Prendi queste ${ids.length} carte`,
  augments: (ids) => `Usa ${ids.length} aumenti`,
  'attack-items': (ids, speak) => `Usa ${items(ids, speak)}`,
  'card-to-lose': (ids, speak) => `Perdi ${cards(ids, speak)}`,
  'discards-to-lose': (ids, speak) => `Perdi ${cards(ids, speak)}`,
  'cards-to-discard': (ids, speak) => `Scarta ${cards(ids, speak)}`,
  'cards-to-recover': (ids, speak) => `Recupera ${cards(ids, speak)}`,
  'items-to-refresh': (ids, speak) => `Ripristina ${items(ids, speak)}`,
};
