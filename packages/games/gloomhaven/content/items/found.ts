import type { Item } from '../../vocabulary/items.ts';
import { summon } from '../words/abilities.ts';
import {
  body,
  consumed,
  forNextAttack,
  forOneAttack,
  head,
  small,
  spent,
  twoHands,
  unlimited,
} from '../words/items.ts';
import { movedAtLeast, ofType } from '../words/targets.ts';

/** Items that treasures and rewards bring; the town does not sell them at first. */
export const foundItems: readonly Item[] = [
  unlimited(101, 'second-skin', body(30, { copies: 1, removesMinusOnes: 2 })),
  unlimited(
    107,
    'horned-helm',
    head(30),
    forNextAttack('melee', { if: [movedAtLeast(4)], add: { attack: 1 } }),
  ),
  spent(
    113,
    'skullbane-axe',
    twoHands(50, { copies: 1 }),
    forOneAttack('melee', {
      if: [ofType('living-bones', 'living-corpse', 'living-spirit')],
      add: { attack: 5 },
    }),
  ),
  consumed(123, 'ring-of-skulls', small(50), { when: 'turn', do: [summon('skeleton')] }),
].map((each) => ({ ...each, prosperity: null }));
