import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, melee, self, spaces } from '../words/abilities.ts';
import { consumable, items } from '../words/cards.ts';
import { attack, grant, modify, restore } from '../words/effects.ts';

const item = items('consumable', 2);

/** Consumables of level 2. */
export const consumables2: readonly Item[] = [
  item('aether-phial', consumable, [
    active('inhale', { destroysThis: true, aim: self }, [restore('essence', 2, 'self')]),
  ]),
  item('gunners-draught', consumable, [
    active('drink', { destroysThis: true, aim: self }, [
      modify('attack-roll', 1, { who: 'self', until: 'end-of-turn' }),
    ]),
  ]),
  item('clockwork-decoy', consumable, [
    active('wind-up', { stamina: 1, destroysThis: true, aim: arc(4, 'explorer', { orSelf: true }) }, [
      grant('ethereal', 'target', 'explorer-phase'),
    ]),
  ]),
  item('vitriol-jar', consumable, [
    active('hurl', { stamina: 1, destroysThis: true, aim: arc(4, 'unit') }, [
      modify('armor', -2, { who: 'target', until: 'explorer-phase' }),
      attack(1, 1),
    ]),
  ]),
  item('surgeons-case', consumable, [
    active('operate', { stamina: 2, destroysThis: true, aim: melee('explorer', { orSelf: true }) }, [
      restore('health', 3, 'target'),
    ]),
  ]),
  item('sealing-wax', consumable, [
    active('melt', { destroysThis: true, aim: self }, [
      {
        is: 'essence-price',
        of: 'seal-spawn',
        by: -3,
        least: 0,
        who: 'self',
        until: 'end-of-turn',
        times: 'once',
      },
      {
        is: 'essence-price',
        of: 'activate-dark-chapter',
        by: -2,
        least: 0,
        who: 'self',
        until: 'end-of-turn',
        times: 'once',
      },
    ]),
  ]),
  item('tincture-of-nerve', consumable, [
    active('pass-round', { stamina: 1, destroysThis: true, aim: self }, [
      modify('will', 2, { who: 'self', until: 'explorer-phase' }),
      modify('will', 2, { who: 'adjacent-explorers', until: 'explorer-phase' }),
    ]),
  ]),
  item('breaching-charge', consumable, [
    active('blast', { stamina: 1, destroysThis: true, aim: melee(spaces(['rubble'])) }, [
      { is: 'destroy-rubble' },
      attack(2, 1, { who: { unitsAround: 'target', within: 1, middle: false } }),
    ]),
  ]),
  item('recall-flare', consumable, [
    active('fire-overhead', { stamina: 1, destroysThis: true }, [
      {
        is: 'for-each',
        who: { explorers: 'others', within: 8 },
        do: [{ is: 'teleport', who: 'it', to: { nextTo: 'self' }, may: true }],
      },
    ]),
  ]),
];
