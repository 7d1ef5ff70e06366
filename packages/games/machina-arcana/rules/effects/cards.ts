/** Words about items, events and markers. */
import type { WordsFor } from './words.ts';

/** A word that nobody has said how to carry out yet. */
const unwritten = (): never => {
  throw new Error('not written');
};

export const onCards: WordsFor<
  | 'draw-items'
  | 'unequip'
  | 'use-inventory'
  | 'trade'
  | 'add-item-level'
  | 'repeat-horror-event'
  | 'cancel-event'
  | 'attach-event'
  | 'peek'
  | 'take-back-markers'
> = {
  'draw-items': unwritten,
  unequip: unwritten,
  'use-inventory': unwritten,
  trade: unwritten,
  'add-item-level': unwritten,
  'repeat-horror-event': unwritten,
  'cancel-event': unwritten,
  'attach-event': unwritten,
  peek: unwritten,
  'take-back-markers': unwritten,
};
