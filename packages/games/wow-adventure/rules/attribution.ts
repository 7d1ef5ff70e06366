import type { Seat } from '@tavolo/kernel';
import type { Cause } from '../facts.ts';

/** Whether damage counts as a hero's: from a card of that hero, or from a combat between the two. [wow/quests.5] */
export const isDeedOf = ({ by, means }: Cause, hero: Seat): boolean =>
  by === hero && (means === 'combat' || means === 'card' || means === 'item');
