import type { Item } from '../../vocabulary/cards.ts';
import { active, area, melee, passive, self, whenever } from '../words/abilities.ts';
import { augment, items, upgrade } from '../words/cards.ts';
import { attack, dice, grant, modify, push } from '../words/effects.ts';

const item = items('weapon', 1);

/** What can be joined to weapons, of level 1. */
export const joinedWeapons1: readonly Item[] = [
  item('saw-bayonet', upgrade('bottom', 'lens', 1), [
    active('slash', { stamina: 2, marker: 'explorer', aim: melee('unit') }, [
      attack(2, 1),
      modify('armor', -1, { who: 'target', until: 'explorer-phase' }),
    ]),
  ]),
  item('ratchet-hatchet', upgrade('top', 'gear', 1), [
    active('chop', { stamina: 1, aim: melee('unit') }, [attack(2, 0)], { limit: { per: 'turn', times: 1 } }),
  ]),
  item('peep-sight', upgrade('bottom', 'lens', 1), [
    passive('draw-a-bead', [
      modify('attack-roll', 1, { who: 'self', until: 'while-equipped', scope: 'host-ranged' }),
    ]),
  ]),
  item('bladder-stock', upgrade('top', 'gear', 1), [
    whenever('kick', { on: 'hit', by: 'self', scope: 'host' }, [push(2, 'defender')], {
      may: true,
      cost: { marker: 'explorer' },
    }),
  ]),
  item('hooked-blade', upgrade('bottom', 'lens', 1), [
    active('hook-past', { stamina: 2, aim: melee('unit') }, [
      attack(1, 1, {
        onHit: [
          {
            is: 'choose',
            chooser: 'self',
            of: [
              { id: 'change-places', do: [{ is: 'swap', one: 'self', other: 'target' }] },
              { id: 'stay', do: [] },
            ],
          },
        ],
      }),
    ]),
  ]),
  item('pressure-valve', augment('valve'), [
    active('overfeed', { marker: 'explorer', aim: self }, [
      { is: 'add-dice', dice: dice(0, 1), until: 'end-of-turn', times: 'once' },
    ]),
  ]),
  item('shock-coil', augment('coil'), [
    active('charge', { marker: 'explorer', aim: self }, [
      { is: 'attack-mode', to: 'arcane', who: 'self', until: 'end-of-turn', scope: 'host', times: 'once' },
    ]),
  ]),
  item('tar-nozzle', augment('valve'), [
    whenever(
      'foul',
      { on: 'hit', by: 'self', scope: 'host' },
      [grant('immobile', 'defender', 'explorer-phase')],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('opening-weight', augment('coil'), [
    passive('first-blow', [
      modify('attack-roll', 1, {
        who: 'self',
        until: 'while-equipped',
        scope: 'host',
        if: { is: 'stat', stat: 'health', who: 'target', cmp: '=', value: 'max' },
      }),
    ]),
  ]),
  item('relief-cock', augment('valve'), [
    active('bleed-off', { stamina: 1, marker: 'explorer', aim: area(1, 'unit') }, [push(1, 'each-target')]),
  ]),
];
