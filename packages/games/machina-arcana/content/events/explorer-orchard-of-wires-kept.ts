import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay, passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { lose, modify, restore } from '../words/effects.ts';

const event = events('explorer', 'orchard-of-wires');

/** Explorer events of The Orchard of Wires, those that stay with a unit. */
export const explorerOrchardOfWiresKept: readonly EventCard[] = [
  event(
    's2-crossed-wire',
    [
      whenever('feedback', { on: 'hit', who: 'related-unit', mode: 'arcane' }, [
        restore('essence', 1, 'related-unit'),
        { is: 'gather', n: 3, do: [{ is: 'destroy-this' }] },
      ]),
    ],
    true,
  ),
  event(
    's2-headset',
    [
      passive('on-the-line', [
        { is: 'support-range', to: 'tile', who: 'related-unit', until: 'while-related' },
      ]),
    ],
    true,
  ),
  event(
    's2-graft',
    [
      passive('bark', [
        modify('health-max', 1, { who: 'related-unit', until: 'while-related' }),
        modify('will', -1, { who: 'related-unit', until: 'while-related' }),
      ]),
      entersPlay('sap', [restore('health', 1, 'related-unit')]),
    ],
    true,
  ),
  event(
    's2-telegram',
    [
      whenever('onward', { on: 'tile-explored', by: 'related-unit' }, [
        {
          is: 'gather',
          n: 2,
          do: [
            restore('essence', 2, 'related-unit'),
            { is: 'draw-items', deck: 'any', n: 1, keep: 1 },
            { is: 'destroy-this' },
          ],
        },
      ]),
    ],
    true,
  ),
  event(
    's2-thorn',
    [
      whenever('fester', { on: 'turn-start', who: 'related-unit' }, [
        lose('stamina', 1, 'related-unit', { ifAble: true }),
      ]),
      whenever('drawn', { on: 'health-restored', who: 'related-unit' }, [{ is: 'destroy-this' }]),
    ],
    true,
  ),
];
