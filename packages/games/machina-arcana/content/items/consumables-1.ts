import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, melee, ranged, self, spaces } from '../words/abilities.ts';
import { consumable, items } from '../words/cards.ts';
import { arcane, attack, grant, restore } from '../words/effects.ts';

const item = items('consumable', 1);

/** Consumables of level 1. */
export const consumables1: readonly Item[] = [
  item('field-laudanum', consumable, [
    active('administer', { stamina: 1, destroysThis: true, aim: melee('explorer', { orSelf: true }) }, [
      restore('health', 2, 'target'),
    ]),
  ]),
  item('phosphor-flask', consumable, [
    active('throw', { stamina: 1, destroysThis: true, aim: arc(3, 'space') }, [
      attack(1, 1, { who: { unitsAround: 'target', within: 1, middle: true } }),
    ]),
  ]),
  item('smelling-salts', consumable, [
    active('inhale', { destroysThis: true, aim: self }, [restore('stamina', 3, 'self')]),
  ]),
  item('gauze-roll', consumable, [
    active('bind', { destroysThis: true, aim: melee('explorer', { orSelf: true }) }, [
      restore('health', 1, 'target'),
    ]),
  ]),
  item('bottled-spark', consumable, [
    active('uncork', { stamina: 1, destroysThis: true, aim: ranged(4, 'unit') }, [arcane(0, 2)]),
  ]),
  item('spring-jaw', consumable, [
    active('set', { stamina: 1, destroysThis: true, aim: ranged(2, 'monster') }, [
      grant('immobile', 'target', 'explorer-phase'),
    ]),
  ]),
  item('powder-keg', consumable, [
    active('roll-out', { stamina: 1, destroysThis: true, aim: melee(spaces(['floor'], 'free')) }, [
      { is: 'place-barrel' },
    ]),
  ]),
  item('skeleton-key', consumable, [
    active('pick', { destroysThis: true, aim: self }, [
      {
        is: 'choose',
        chooser: 'self',
        of: [
          {
            id: 'a-lock',
            do: [
              {
                is: 'price',
                of: 'activate-chest',
                by: -3,
                least: 0,
                who: 'self',
                until: 'end-of-turn',
                times: 'once',
              },
            ],
          },
          { id: 'a-door', do: [{ is: 'open-or-close-door' }] },
        ],
      },
    ]),
  ]),
  item('chalk-circle', consumable, [
    active('draw', { stamina: 1, destroysThis: true, aim: self }, [grant('unseen', 'self', 'horror-phase')]),
  ]),
  item('communion-wafer', consumable, [
    active('share', { stamina: 1, destroysThis: true, aim: self }, [
      restore('essence', 1, 'self'),
      restore('essence', 1, 'adjacent-explorers'),
    ]),
  ]),
  item('flash-powder', consumable, [
    active(
      'ignite',
      { stamina: 1, destroysThis: true, aim: ranged(3, 'monster') },
      [grant('dazed', 'target', 'its-next-turn')],
      { if: { is: 'level', who: 'target', cmp: '<=', value: 2 } },
    ),
  ]),
  item('sketch-map', consumable, [
    active('study', { destroysThis: true }, [
      { is: 'peek', deck: 'tiles', n: 2, puts: 'choose-top' },
      { is: 'peek', deck: 'explorer-event', n: 1, puts: 'top-or-bottom' },
    ]),
  ]),
];
