import type { EventCard } from '../../vocabulary/cards.ts';
import { active, arc, entersPlay, passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { arcane, lose, modify, restore, spawn, track } from '../words/effects.ts';

const event = events('horror', 'orchard-of-wires');

/** Horror events of The Orchard of Wires. */
export const horrorOrchardOfWires: readonly EventCard[] = [
  event(
    's2-rooted-mind',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('horror', 1)] }]),
      active('transmit', { stamina: 2, aim: arc(4, 'explorer') }, [arcane(2, 0)]),
    ],
    true,
  ),
  event(
    's2-seedling',
    [
      entersPlay('bind', [
        { is: 'attach-event', to: 'monster-nearest-explorer', otherwise: [track('spawn', 1)] },
      ]),
      whenever('sprout', { on: 'unit-destroyed', who: 'related-unit' }, [
        { is: 'roll', atLeast: 5, do: [spawn('nearest-explorer', { level: 1, at: 'self' })] },
      ]),
    ],
    true,
  ),
  event(
    's2-copper-nerve',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'first-monster', otherwise: [track('spawn', 1)] }]),
      whenever('shock', { on: 'hit', by: 'adjacent-explorer', who: 'related-unit' }, [
        lose('essence', 1, 'attacker', { ifAble: true }),
      ]),
    ],
    true,
  ),
  event('s2-ring-ring', [
    entersPlay('answer', [lose('essence', 2, 'explorer-of-most-essence', { ifAble: true })]),
  ]),
  event('s2-tangle', [
    entersPlay('wind-round', [
      {
        is: 'price',
        of: 'move',
        by: 1,
        least: 0,
        who: 'explorers-next-to-action-space',
        until: 'horror-phase',
      },
    ]),
  ]),
  event('s2-pollen-fall', [
    entersPlay('mend', [restore('health', 'all', 'each-monster'), track('horror', -1)]),
  ]),
  event('s2-wrong-number', [
    entersPlay('connect', [{ is: 'swap', one: 'first-monster', other: 'explorer-of-least-health' }]),
  ]),
  event('s2-harvest', [
    entersPlay('reap', [
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [
          {
            is: 'choose',
            chooser: 'it',
            of: [
              { id: 'give-an-item', do: [{ is: 'destroy-item', who: 'it', where: 'any' }] },
              { id: 'give-blood', do: [lose('health', 1, 'it')] },
            ],
          },
        ],
      },
    ]),
  ]),
  event('s2-static', [
    passive('noise', [
      modify('attack-roll', -1, { who: 'each-explorer', until: 'while-current', scope: 'ranged' }),
    ]),
  ]),
  event('s2-overgrowth', [entersPlay('stem', [spawn('explorer-farthest-from-monsters')])]),
];
