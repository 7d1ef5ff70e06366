import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, melee, ranged } from '../words/abilities.ts';
import { items, main } from '../words/cards.ts';
import { attack, grant, modify, pull, push } from '../words/effects.ts';

const item = items('weapon', 1);

/** Weapons of level 1. */
export const weapons1: readonly Item[] = [
  item('boiler-maul', main(2, { top: 'gear', right: 'valve' }), [
    active('crush', { stamina: 3, aim: melee('unit') }, [attack(1, 2, { onHit: [push(1, 'target')] })]),
  ]),
  item('needle-pistol', main(1, { bottom: 'lens', right: 'coil' }), [
    active('fire', { stamina: 2, aim: ranged(4, 'unit') }, [attack(2, 0)]),
  ]),
  item('chain-hook', main(1, { top: 'gear', right: 'coil' }), [
    active('drag', { stamina: 2, aim: ranged(3, 'unit') }, [
      pull(2, 'target'),
      { is: 'if', if: { is: 'adjacent', one: 'self', other: 'target' }, do: [attack(1, 0)] },
    ]),
  ]),
  item('rivet-hammer', main(1, { top: 'gear', right: 'valve' }), [
    active('strike', { stamina: 2, aim: melee('unit') }, [attack(1, 1)]),
    active('nail-down', { stamina: 1, marker: 'explorer', aim: melee('monster') }, [
      grant('immobile', 'target', 'explorer-phase'),
    ]),
  ]),
  item('fowling-piece', main(2, { bottom: 'lens', right: 'coil' }), [
    active('scatter', { stamina: 3, aim: ranged(2, 'unit') }, [
      attack(1, 1, { who: { unitsAround: 'target', within: 1, middle: true } }),
    ]),
  ]),
  item('duelling-foil', main(1, { top: 'gear', right: 'coil' }), [
    active('thrust', { stamina: 1, aim: melee('unit') }, [attack(0, 1)], {
      limit: { per: 'turn', times: 2 },
    }),
  ]),
  item('signal-pistol', main(1, { bottom: 'lens' }), [
    active('flare', { stamina: 2, aim: arc(4, 'unit') }, [
      attack(1, 0, { onHit: [modify('armor', -1, { who: 'target', until: 'end-of-turn' })] }),
    ]),
  ]),
  item('whalers-lance', main(2, { top: 'gear', right: 'valve' }), [
    active('stick', { stamina: 2, aim: ranged(2, 'unit') }, [attack(1, 1, { onHit: [pull(1, 'target')] })]),
  ]),
  item('brass-knuckles', main(1, { right: 'valve' }), [
    active('jab', { stamina: 1, aim: melee('unit') }, [attack(1, 0, { bonus: 1 })]),
  ]),
  item('spring-crossbow', main(2, { top: 'gear', bottom: 'lens' }), [
    active('loose', { stamina: 2, aim: ranged(4, 'unit') }, [attack(1, 1)], {
      limit: { per: 'turn', times: 1 },
    }),
  ]),
];
