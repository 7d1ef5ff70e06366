import { and } from '@tavolo/language/pt';
import { itemsIn } from '../option-labels.ts';
import type { ConfirmLabels } from '../speech.ts';
import type { Speaker } from './speaker.ts';

const cards = (ids: readonly string[], { title }: Speaker): string => and(ids.map(title));
const items = (ids: readonly string[], { item }: Speaker): string => and(itemsIn(ids).map(item));

/** The label of the button that confirms several picks at once. */
export const confirmLabels: ConfirmLabels<Speaker> = {
  'items-to-buy': (ids) => `Pegar estes ${ids.length} itens`,
  hand: (ids) => `Pegar estas ${ids.length} cartas`,
  augments: (ids) => `Usar ${ids.length} aumentos`,
  'attack-items': (ids, speak) => `Usar ${items(ids, speak)}`,
  'card-to-lose': (ids, speak) => `Perder ${cards(ids, speak)}`,
  'discards-to-lose': (ids, speak) => `Perder ${cards(ids, speak)}`,
  'cards-to-discard': (ids, speak) => `Descartar ${cards(ids, speak)}`,
  'cards-to-recover': (ids, speak) => `Recuperar ${cards(ids, speak)}`,
  'items-to-refresh': (ids, speak) => `Renovar ${items(ids, speak)}`,
};
