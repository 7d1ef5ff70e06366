import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, area, line, melee, ranged } from '../words/abilities.ts';
import { items, main } from '../words/cards.ts';
import { arcane, attack, lose, modify, pull, push } from '../words/effects.ts';

const item = items('weapon', 2);

/** Weapons of level 2. */
export const weapons2: readonly Item[] = [
  item('steam-rifle', main(2, { top: 'gear', bottom: 'lens', right: 'valve' }), [
    active('fire', { stamina: 3, aim: ranged(6, 'unit') }, [attack(0, 2)]),
  ]),
  item('chain-glaive', main(2, { top: 'gear', right: 'valve' }), [
    active('reap', { stamina: 3, aim: area(1, 'unit') }, [attack(2, 1, { who: 'each-target' })]),
  ]),
  item('arc-projector', main(2, { bottom: 'lens', right: 'coil' }), [
    active('discharge', { stamina: 3, aim: line(4, 'unit') }, [arcane(1, 1, { who: 'each-target' })]),
  ]),
  item('twin-derringers', main(1, { bottom: 'lens', right: 'coil' }), [
    active('both-barrels', { stamina: 2, aim: ranged(2, 'unit') }, [
      { is: 'repeat', times: 2, do: [attack(0, 1, { retarget: true })] },
    ]),
  ]),
  item('grapnel-gun', main(1, { top: 'gear' }), [
    active('reel', { stamina: 2, aim: ranged(4, 'unit') }, [
      {
        is: 'choose',
        chooser: 'self',
        of: [
          {
            id: 'haul-it-in',
            do: [
              pull(3, 'target'),
              { is: 'if', if: { is: 'adjacent', one: 'self', other: 'target' }, do: [attack(0, 1)] },
            ],
          },
          {
            id: 'swing-over',
            do: [{ is: 'move', who: 'self', n: 3, toward: 'target', passesObstacles: true }],
          },
        ],
      },
    ]),
  ]),
  item('flensing-saw', main(1, { top: 'gear', right: 'valve' }), [
    active('flense', { stamina: 3, aim: melee('unit') }, [
      attack(1, 2, {
        onHit: [{ is: 'if', if: { is: 'was-hurt', who: 'target' }, do: [lose('health', 1, 'target')] }],
      }),
    ]),
  ]),
  item('trench-mortar', main(2, { top: 'gear' }), [
    active('lob', { stamina: 4, aim: arc(5, 'space', { least: 3 }) }, [
      attack(2, 1, { who: { unitsAround: 'target', within: 1, middle: true } }),
    ]),
  ]),
  item('galvanic-whip', main(1, { right: 'coil' }), [
    active('lash', { stamina: 2, marker: 'explorer', aim: ranged(2, 'monster') }, [
      arcane(1, 1, { onHit: [modify('stamina', -2, { who: 'target', until: 'explorer-phase' })] }),
    ]),
  ]),
  item('thunderer', main(2, { bottom: 'lens', right: 'valve' }), [
    active('thunder', { stamina: 3, aim: ranged(2, 'unit') }, [
      attack(0, 3, { onHit: [push(2, 'target')] }),
      push(1, 'self', { from: 'target' }),
    ]),
  ]),
];
