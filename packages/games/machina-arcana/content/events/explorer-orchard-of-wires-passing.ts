import type { EventCard } from '../../vocabulary/cards.ts';
import { active, entersPlay } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { lose, restore, track } from '../words/effects.ts';

const event = events('explorer', 'orchard-of-wires');

/** Explorer events of The Orchard of Wires, those that stay with nobody. */
export const explorerOrchardOfWiresPassing: readonly EventCard[] = [
  event('s2-ripe', [
    entersPlay('eat-or-leave', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'eat',
            do: [
              {
                is: 'roll',
                atLeast: 4,
                do: [restore('health', 2, 'active-explorer')],
                else: [lose('health', 1, 'active-explorer')],
              },
            ],
          },
          { id: 'leave', do: [] },
        ],
      },
    ]),
  ]),
  event('s2-party-line', [entersPlay('pass-it-on', [{ is: 'trade', who: 'active-explorer' }])]),
  event('s2-dead-air', [entersPlay('silence', [track('horror', -1), track('spawn', -1)])]),
  event('s2-wrong-extension', [
    entersPlay('put-through', [
      {
        is: 'if',
        if: { is: 'monsters', cmp: '>', value: 0 },
        do: [{ is: 'control', who: 'monster-nearest-explorer', when: 'now', stamina: 3 }],
        else: [restore('essence', 1, 'active-explorer')],
      },
    ]),
  ]),
  event('s2-weather-report', [
    active(
      'tune-in',
      { stamina: 1 },
      [
        { is: 'peek', deck: 'tiles', n: 1, puts: 'top-or-bottom' },
        { is: 'peek', deck: 'horror', n: 1, puts: 'top-or-bottom' },
      ],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
];
