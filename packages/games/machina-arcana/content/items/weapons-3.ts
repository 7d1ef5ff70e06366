import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, melee, ranged } from '../words/abilities.ts';
import { items, main } from '../words/cards.ts';
import { arcane, attack, lose, piercing, pull, push } from '../words/effects.ts';

const item = items('weapon', 3);

/** Weapons of level 3. */
export const weapons3: readonly Item[] = [
  item('storm-carbine', main(2, { top: 'gear', bottom: 'lens', right: 'valve' }), [
    active('discharge', { stamina: 3, aim: ranged(6, 'unit') }, [
      attack(0, 3, { onMiss: [lose('essence', 1, 'self', { ifAble: true })] }),
    ]),
  ]),
  item('leviathan-gun', main(2, { top: 'gear', bottom: 'lens', right: 'valve' }), [
    active(
      'broadside',
      { stamina: 4, aim: ranged(7, 'unit') },
      [attack(1, 3), push(1, 'self', { from: 'target' })],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  item('executioners-gear', main(2, { top: 'gear', right: 'valve' }), [
    active('execute', { stamina: 3, aim: melee('unit') }, [
      attack(1, 3, {
        onHit: [
          {
            is: 'if',
            if: { is: 'stat', stat: 'health', who: 'target', cmp: '=', value: 1 },
            do: [{ is: 'destroy-unit', who: 'target' }],
          },
        ],
      }),
    ]),
  ]),
  item('sun-lens', main(1, { bottom: 'lens', right: 'coil' }), [
    active('focus', { stamina: 2, aim: arc(3, 'unit') }, [arcane(0, 2)]),
  ]),
  item('clockwork-sabres', main(1, { top: 'gear', right: 'coil' }), [
    active('cut', { stamina: 1, aim: melee('unit') }, [attack(1, 1)], { limit: { per: 'turn', times: 3 } }),
  ]),
  item('gravity-anchor', main(2, { right: 'coil' }), [
    active('drop-anchor', { stamina: 3, aim: arc(4, 'space') }, [
      pull(2, { unitsAround: 'target', within: 2, middle: true }, { from: 'target' }),
      attack(1, 1, { who: { unitsAround: 'target', within: 1, middle: true } }),
    ]),
  ]),
  item('resonance-pike', main(2, { top: 'gear', bottom: 'lens' }), [
    active('sound', { stamina: 2, aim: ranged(2, 'unit') }, [piercing(1, 2)]),
  ]),
];
