import type { EventCard } from '../../vocabulary/cards.ts';
import { active, arc, entersPlay } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { lose, modify, pull, restore, track } from '../words/effects.ts';

const event = events('explorer', 'ninth-toll');

/** Explorer events of The Ninth Toll, those that stay with nobody. */
export const explorerNinthTollPassing: readonly EventCard[] = [
  event('s3-lost-minute', [
    entersPlay('spend-it', [restore('stamina', 2, 'active-explorer'), track('horror', 1)]),
  ]),
  event('s3-rope-burn', [
    entersPlay('heave', [
      pull(
        2,
        { explorers: 'others', within: 'tile' },
        { from: 'active-explorer', upTo: true, stopsBeforePit: true },
      ),
    ]),
  ]),
  event('s3-wax-and-wick', [
    entersPlay('feed-the-flame', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'feed-it',
            do: [
              lose('essence', 1, 'active-explorer'),
              { is: 'token', token: 'light', what: 'place', on: 'chapter-on-tile' },
            ],
          },
          { id: 'let-it-gutter', do: [] },
        ],
      },
    ]),
  ]),
  event('s3-choir-stall', [
    entersPlay('sit', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'sing-with-them',
            do: [modify('will', 1, { who: 'each-explorer', until: 'explorer-phase' })],
          },
          { id: 'sit-quietly', do: [restore('essence', 1, 'active-explorer')] },
        ],
      },
    ]),
  ]),
  event('s3-alms-box', [
    entersPlay('give-or-take', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'give',
            do: [
              { is: 'destroy-item', who: 'active-explorer', where: 'any' },
              restore('essence', 3, 'active-explorer'),
            ],
          },
          { id: 'take', do: [{ is: 'draw-items', deck: 'consumable', n: 1, keep: 1 }, track('spawn', 1)] },
        ],
      },
    ]),
  ]),
  event('s3-off-beat', [
    active(
      'break-step',
      { essence: 1, aim: arc(6, 'monster') },
      [
        { is: 'to-end-of-queue', who: 'target' },
        modify('stamina', -1, { who: 'target', until: 'explorer-phase' }),
      ],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
];
