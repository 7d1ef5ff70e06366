import type { EventCard } from '../../vocabulary/cards.ts';
import { passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { modify, restore } from '../words/effects.ts';

const event = events('explorer', null);

/** Explorer events of every scenario, those that stay with a unit. */
export const explorerCoreKept: readonly EventCard[] = [
  event(
    'borrowed-strength',
    [
      passive('braced', [modify('armor', 1, { who: 'related-unit', until: 'while-related' })]),
      whenever('repaid', { on: 'lost-health', who: 'related-unit' }, [{ is: 'destroy-this' }]),
    ],
    true,
  ),
  event(
    'old-wound',
    [
      passive('limp', [modify('stamina-max', -1, { who: 'related-unit', until: 'while-related' })]),
      whenever('soothed', { on: 'space-activated', space: 'recharge', by: 'related-unit' }, [
        restore('health', 1, 'related-unit'),
        { is: 'destroy-this' },
      ]),
    ],
    true,
  ),
  event(
    'steady-hand',
    [
      passive('steady', [
        modify('attack-roll', 1, { who: 'related-unit', until: 'while-related', scope: 'ranged' }),
      ]),
      whenever('tremor', { on: 'missed', by: 'related-unit' }, [{ is: 'destroy-this' }]),
    ],
    true,
  ),
  event(
    'blood-oath',
    [
      whenever(
        'stand-between',
        { on: 'would-lose-health', who: 'adjacent-explorer', byAttack: true },
        [{ is: 'redirect', to: 'related-unit' }, restore('essence', 1, 'related-unit')],
        { limit: { per: 'round', times: 1 }, may: true },
      ),
    ],
    true,
  ),
  event(
    'something-follows',
    [
      passive('footfalls', [modify('spawn-roll', -2, { who: 'related-unit', until: 'while-related' })]),
      whenever('faced', { on: 'monster-destroyed', by: 'related-unit' }, [
        restore('essence', 1, 'related-unit'),
        { is: 'destroy-this' },
      ]),
    ],
    true,
  ),
  event(
    'thread-of-thought',
    [
      passive('clear', [modify('will', 1, { who: 'related-unit', until: 'while-related' })]),
      whenever('dropped', { on: 'space-activated', space: 'chest', by: 'related-unit' }, [
        { is: 'destroy-this' },
      ]),
    ],
    true,
  ),
  event(
    'apprentices-notes',
    [
      passive('practised', [
        {
          is: 'price',
          of: 'activate-workbench',
          by: -2,
          least: 0,
          who: 'related-unit',
          until: 'while-related',
        },
        { is: 'price', of: 'use-inventory', by: -1, least: 0, who: 'related-unit', until: 'while-related' },
      ]),
    ],
    true,
  ),
  event(
    'bad-dreams',
    [
      passive('worn-thin', [modify('will', -1, { who: 'related-unit', until: 'while-related' })]),
      whenever('closed-door', { on: 'spawn-sealed' }, [
        restore('essence', 2, 'related-unit'),
        { is: 'destroy-this' },
      ]),
    ],
    true,
  ),
];
