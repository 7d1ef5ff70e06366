import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { lose, restore, spawn, track } from '../words/effects.ts';

const event = events('explorer', null);

/** Explorer events of every scenario, those that ask for a choice or a roll. */
export const explorerCoreDares: readonly EventCard[] = [
  event('false-stair', [
    entersPlay('misstep', [
      {
        is: 'roll',
        atLeast: 6,
        do: [{ is: 'teleport', who: 'active-explorer', to: { space: 'chest' } }],
        else: [lose('essence', 1, 'active-explorer', { ifAble: true })],
      },
    ]),
  ]),
  event('old-bargain', [
    entersPlay('offer', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'give',
            do: [
              { is: 'destroy-item', who: 'active-explorer', where: 'any' },
              restore('health', 2, 'active-explorer'),
            ],
          },
          {
            id: 'bleed',
            do: [lose('health', 1, 'active-explorer'), { is: 'draw-items', deck: 'any', n: 2, keep: 2 }],
          },
        ],
      },
    ]),
  ]),
  event('inventors-ghost', [
    entersPlay('advice', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          { id: 'rearrange', do: [{ is: 'use-inventory', who: 'active-explorer' }] },
          { id: 'take-what-it-points-at', do: [{ is: 'draw-items', deck: 'weapon', n: 1, keep: 1 }] },
        ],
      },
    ]),
  ]),
  event('rival-expedition', [
    entersPlay('their-camp', [
      {
        is: 'roll',
        atLeast: 5,
        do: [{ is: 'draw-items', deck: 'any', n: 2, keep: 1 }],
        else: [spawn('active-explorer')],
      },
    ]),
  ]),
  event('loose-grating', [
    entersPlay('give-way', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'let-go',
            do: [
              { is: 'teleport', who: 'active-explorer', to: { space: 'spawn' } },
              restore('essence', 2, 'active-explorer'),
            ],
          },
          { id: 'hold-on', do: [lose('stamina', 2, 'active-explorer', { ifAble: true })] },
        ],
      },
    ]),
  ]),
  event('clockmakers-debt', [
    entersPlay('settle', [
      {
        is: 'choose',
        chooser: 'active-explorer',
        of: [
          {
            id: 'pay',
            do: [
              lose('essence', 2, 'active-explorer'),
              { is: 'draw-items', deck: 'artifact', n: 2, keep: 1 },
            ],
          },
          { id: 'borrow', do: [restore('essence', 2, 'active-explorer'), track('threat', 1)] },
        ],
      },
    ]),
  ]),
];
