import type { Explorer } from '../../vocabulary/cards.ts';
import { active, melee, passive, spaces, whenever } from '../words/abilities.ts';
import { explorer } from '../words/cards.ts';
import { attack, restore } from '../words/effects.ts';

/** The crafters. */
export const crafters: readonly Explorer[] = [
  explorer('prys', 'crafter', { health: 5, stamina: 7, essence: { start: 2, most: 4 }, armor: 3, will: 3 }, [
    active('pipe-wrench', { stamina: 2, aim: melee('unit') }, [attack(2, 0)]),
    passive('tools-to-hand', [
      { is: 'set-price', of: 'use-inventory', to: 1, who: 'self', until: 'for-good' },
    ]),
    active(
      'jury-rig',
      { stamina: 2, marker: 'explorer', aim: melee(spaces(['lever', 'recharge'], 'explored')) },
      [{ is: 'token', token: 'explored', what: 'remove', on: 'target' }],
    ),
  ]),
  explorer(
    'obermann',
    'crafter',
    { health: 6, stamina: 6, essence: { start: 2, most: 5 }, armor: 3, will: 3 },
    [
      active('bone-saw', { stamina: 2, aim: melee('unit') }, [attack(1, 1)]),
      active(
        'field-surgery',
        { stamina: 3, essence: 1, marker: 'explorer', aim: melee('explorer', { orSelf: true }) },
        [restore('health', 1, 'target')],
      ),
      whenever(
        'fine-calibration',
        { on: 'recharge-rolled', by: 'self' },
        [{ is: 'reroll', dice: 'recharge' }],
        { limit: { per: 'round', times: 1 }, may: true },
      ),
    ],
  ),
];
