import type { Item } from '../../vocabulary/cards.ts';
import { active, passive, self, whenever } from '../words/abilities.ts';
import { items, main } from '../words/cards.ts';
import { modify, restore } from '../words/effects.ts';

const item = items('apparel', 3);

/** Apparel of level 3. */
export const apparel3: readonly Item[] = [
  item('aegis-frame', main(0, { top: 'strap', bottom: 'buckle', right: 'clasp' }), [
    passive('bulwark', [
      modify('armor', 2, { who: 'self', until: 'while-equipped' }),
      modify('will', 1, { who: 'self', until: 'while-equipped' }),
    ]),
  ]),
  item('mantle-of-stars', main(0, { top: 'strap', right: 'clasp' }), [
    passive('night-sky', [modify('will', 2, { who: 'self', until: 'while-equipped' })]),
    active(
      'fall-upward',
      { stamina: 1, marker: 'explorer', aim: self },
      [{ is: 'teleport', who: 'self', to: { within: 4 } }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  item('walking-frame', main(0, { bottom: 'buckle', right: 'clasp' }), [
    passive('driven-legs', [
      modify('stamina-max', 2, { who: 'self', until: 'while-equipped' }),
      modify('armor', 1, { who: 'self', until: 'while-equipped' }),
    ]),
  ]),
  item('saints-shroud', main(0, { right: 'clasp' }), [
    whenever(
      'not-yet',
      { on: 'would-die', who: 'self' },
      [
        { is: 'prevent', what: 'death', n: 'all' },
        { is: 'set-health', n: 2, who: 'self' },
        { is: 'teleport', who: 'self', to: { space: 'recharge' } },
      ],
      { cost: { destroysThis: true } },
    ),
  ]),
  item('regents-coat', main(0, { top: 'strap', bottom: 'buckle' }), [
    passive('court-dress', [
      modify('armor', 1, { who: 'self', until: 'while-equipped' }),
      modify('essence-max', 2, { who: 'self', until: 'while-equipped' }),
    ]),
    whenever('tribute', { on: 'monster-destroyed', by: 'self' }, [restore('essence', 1, 'self')]),
  ]),
];
