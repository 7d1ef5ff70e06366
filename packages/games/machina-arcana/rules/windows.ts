/** Whether a card that may be used at a moment could change anything then: only then is its owner asked. [ma/effects.7] */
import type { Table } from '../machina.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Deed } from './deeds.ts';

/** Whether something of it could matter. What is no answer to a moment always could. */
export const canMatter = (_g: Table, deed: Deed, effects: readonly Effect[]): boolean =>
  effects.length === 0 || effects.some((effect) => matters(deed, effect));

function matters({ moment }: Deed, effect: Effect): boolean {
  switch (effect.is) {
    case 'redirect':
      return moment?.is === 'loss' && moment.n > 0;
    case 'prevent':
      return moment?.is === 'loss' ? moment.n > 0 : moment?.is === 'end' && !moment.prevented;
    default:
      return true;
  }
}
