import type { Item } from '../../vocabulary/cards.ts';
import { active, passive, self, whenever } from '../words/abilities.ts';
import { augment, items, upgrade } from '../words/cards.ts';
import { arcane, modify, restore } from '../words/effects.ts';

const item = items('apparel', 3);

/** What can be joined to apparel, of level 3. */
export const joinedApparel3: readonly Item[] = [
  item('crown-of-valves', upgrade('top', 'strap'), [
    passive('clear-head', [
      modify('will', 1, { who: 'self', until: 'while-equipped' }),
      modify('stamina-max', 1, { who: 'self', until: 'while-equipped' }),
    ]),
  ]),
  item('rocket-harness', upgrade('bottom', 'buckle'), [
    active('ignite', { stamina: 1, marker: 'explorer', aim: self }, [
      { is: 'move', who: 'self', n: 5, passesObstacles: true, passesPits: true },
    ]),
  ]),
  item('mirror-plate', upgrade('bottom', 'buckle'), [
    whenever('give-back', { on: 'missed', by: 'monster', who: 'self', mode: 'arcane' }, [
      arcane(0, 2, { who: 'attacker' }),
    ]),
  ]),
  item('heartglass', augment('clasp'), [
    whenever('warm-again', { on: 'phase-start', phase: 'explorer' }, [
      { is: 'roll', atLeast: 8, do: [restore('health', 1, 'self')] },
    ]),
  ]),
  item('iron-lung', augment('clasp'), [
    whenever('own-air', { on: 'would-lose-essence', who: 'self', notByItems: true }, [
      { is: 'prevent', what: 'essence', n: 'all' },
    ]),
  ]),
  item('phase-buckle', augment('clasp'), [
    whenever(
      'blur',
      { on: 'attack-rolled', who: 'self' },
      [modify('attack-roll', -3, { who: 'attacker', until: 'this-roll' })],
      { may: true, cost: { essence: 1, marker: 'explorer' } },
    ),
  ]),
];
