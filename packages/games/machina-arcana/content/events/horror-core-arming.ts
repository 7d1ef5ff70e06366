import type { EventCard } from '../../vocabulary/cards.ts';
import { active, entersPlay, ranged, self } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { pull, track } from '../words/effects.ts';

const event = events('horror', null);

/** Horror events of every scenario, those that stay with a unit and lend it an ability. */
export const horrorCoreArming: readonly EventCard[] = [
  event(
    'marked-prey',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'first-monster', otherwise: [track('spawn', 2)] }]),
      active(
        'lope',
        { stamina: 1, aim: self },
        [{ is: 'move', who: 'related-unit', n: 2, toward: 'nearest-explorer' }],
        { limit: { per: 'turn', times: 1 } },
      ),
    ],
    true,
  ),
  event(
    'blink',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'first-monster', otherwise: [track('spawn', 1)] }]),
      active(
        'close-the-gap',
        { stamina: 1, aim: self },
        [{ is: 'teleport', who: 'related-unit', to: { within: 4 }, prefers: 'next-to-nearest-explorer' }],
        {
          if: { is: 'neighbours', who: 'related-unit', what: 'explorer', cmp: '=', value: 0 },
          limit: { per: 'turn', times: 1 },
        },
      ),
    ],
    true,
  ),
  event(
    'leash',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'first-monster', otherwise: [track('spawn', 1)] }]),
      active('haul', { stamina: 2, aim: ranged(4, 'explorer', { least: 2 }) }, [pull(2, 'target')], {
        limit: { per: 'turn', times: 1 },
      }),
    ],
    true,
  ),
];
