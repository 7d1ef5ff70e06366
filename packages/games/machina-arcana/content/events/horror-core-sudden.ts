import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { grant, lose, modify, push, track } from '../words/effects.ts';

const event = events('horror', null);

/** Horror events of every scenario, those that are over at once. */
export const horrorCoreSudden: readonly EventCard[] = [
  event('thin-places', [entersPlay('unmoored', [grant('ethereal', 'each-monster', 'horror-phase')])]),
  event('frozen-locks', [entersPlay('shut', [{ is: 'close-doors' }])]),
  event('hunger-below', [
    entersPlay('toll', [
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [
          {
            is: 'if',
            if: { is: 'stat', stat: 'essence', who: 'it', cmp: '=', value: 0 },
            do: [lose('health', 1, 'it')],
          },
        ],
      },
    ]),
  ]),
  event('lights-out', [
    entersPlay('snuff', [
      { is: 'token', token: 'light', what: 'remove', on: 'everywhere' },
      track('spawn', 1),
    ]),
  ]),
  event('cold-sweat', [
    entersPlay('grip', [
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [
          {
            is: 'choose',
            chooser: 'it',
            of: [
              { id: 'hold-fast', do: [lose('essence', 1, 'it')] },
              { id: 'let-slip', do: [{ is: 'unequip', who: 'it', n: 1 }] },
            ],
          },
        ],
      },
    ]),
  ]),
  event('rusted-through', [
    entersPlay('rust', [{ is: 'unequip', who: 'each-explorer', n: 1, type: 'weapon' }]),
  ]),
  event('slow-blood', [
    entersPlay('slow', [modify('stamina-max', -2, { who: 'each-explorer', until: 'horror-phase' })]),
  ]),
  event('burst-pipes', [entersPlay('burst', [{ is: 'explode-barrels', on: 'explorer-tiles' }])]),
  event('snap-shut', [entersPlay('spring', [{ is: 'trigger-traps', on: 'explorer-tiles' }])]),
  event('forgotten-room', [entersPlay('forget', [{ is: 'destroy-space' }])]),
  event('procession', [
    entersPlay('march', [{ is: 'move', who: 'each-monster', n: 2, toward: 'nearest-explorer' }]),
  ]),
  event('false-friend', [
    entersPlay('exchange', [
      { is: 'swap', one: 'explorer-nearest-monster', other: 'explorer-farthest-from-monsters' },
    ]),
  ]),
  event('the-ledger', [
    entersPlay('enter', [
      {
        is: 'if',
        if: { is: 'stat', stat: 'essence', who: 'explorer-of-most-essence', cmp: '>=', value: 3 },
        do: [track('threat', 1)],
        else: [track('spawn', 1)],
      },
    ]),
  ]),
  event('scatter', [
    entersPlay('part', [
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [push(1, 'it', { from: 'nearest-other-explorer', stopsBeforePit: true })],
      },
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [
          {
            is: 'if',
            if: { is: 'neighbours', who: 'it', what: 'explorer', cmp: '>', value: 0 },
            do: [lose('essence', 1, 'it', { ifAble: true })],
          },
        ],
      },
    ]),
  ]),
];
