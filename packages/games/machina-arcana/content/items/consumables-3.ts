import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, self, whenever } from '../words/abilities.ts';
import { consumable, items } from '../words/cards.ts';
import { arcane, grant, modify, restore } from '../words/effects.ts';

const item = items('consumable', 3);

/** Consumables of level 3. */
export const consumables3: readonly Item[] = [
  item('elixir-of-hours', consumable, [
    active('drain', { destroysThis: true, aim: self }, [restore('stamina', 'all', 'self')]),
  ]),
  item('panacea', consumable, [
    active('share-out', { stamina: 2, destroysThis: true, aim: self }, [
      restore('health', 2, 'self'),
      restore('health', 2, 'adjacent-explorers'),
    ]),
  ]),
  item('banishing-phial', consumable, [
    active(
      'break',
      { stamina: 2, destroysThis: true, aim: arc(3, 'monster') },
      [{ is: 'banish', who: 'target' }],
      { if: { is: 'level', who: 'target', cmp: '<=', value: 3 } },
    ),
  ]),
  item('ether-bomb', consumable, [
    active('throw', { stamina: 1, destroysThis: true, aim: arc(4, 'space') }, [
      arcane(0, 3, { who: { unitsAround: 'target', within: 1, middle: true } }),
    ]),
  ]),
  item('marionette-salts', consumable, [
    active(
      'scatter',
      { stamina: 1, destroysThis: true, aim: arc(5, 'monster') },
      [{ is: 'control', who: 'target', when: 'next-turn' }],
      { if: { is: 'level', who: 'target', cmp: '<=', value: 4 } },
    ),
  ]),
  item('iron-tonic', consumable, [
    active('swallow', { destroysThis: true, aim: self }, [
      modify('armor', 2, { who: 'self', until: 'explorer-phase' }),
      grant('immovable', 'self', 'explorer-phase'),
    ]),
  ]),
  item('last-breath', consumable, [
    whenever(
      'not-alone',
      { on: 'would-die', who: 'self-or-adjacent-explorer' },
      [
        { is: 'prevent', what: 'death', n: 'all' },
        { is: 'set-health', n: 1, who: 'it' },
      ],
      { may: true, cost: { destroysThis: true } },
    ),
  ]),
];
