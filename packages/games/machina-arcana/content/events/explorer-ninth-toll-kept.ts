import type { EventCard } from '../../vocabulary/cards.ts';
import { passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { modify, restore } from '../words/effects.ts';

const event = events('explorer', 'ninth-toll');

/** Explorer events of The Ninth Toll, those that stay with a unit. */
export const explorerNinthTollKept: readonly EventCard[] = [
  event(
    's3-calluses',
    [
      passive('strong-grip', [
        modify('push-distance', 1, { who: 'related-unit', until: 'while-related', scope: 'by-self' }),
      ]),
    ],
    true,
  ),
  event(
    's3-counting-hours',
    [
      whenever('count', { on: 'phase-start', phase: 'horror' }, [
        {
          is: 'gather',
          n: 4,
          do: [
            restore('health', 2, 'related-unit'),
            restore('essence', 2, 'related-unit'),
            { is: 'destroy-this' },
          ],
        },
      ]),
    ],
    true,
  ),
  event(
    's3-pilgrims-token',
    [
      whenever(
        'redeem',
        { on: 'would-die', who: 'related-unit' },
        [
          { is: 'prevent', what: 'death', n: 'all' },
          { is: 'set-health', n: 1, who: 'related-unit' },
        ],
        { cost: { destroysThis: true } },
      ),
    ],
    true,
  ),
  event(
    's3-tinnitus',
    [
      passive('ringing', [modify('will', -1, { who: 'related-unit', until: 'while-related' })]),
      whenever('silence-at-last', { on: 'space-activated', space: 'recharge', by: 'related-unit' }, [
        { is: 'destroy-this' },
      ]),
    ],
    true,
  ),
];
