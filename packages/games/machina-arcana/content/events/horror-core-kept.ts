import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay, passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { arcane, grant, modify, restore, track } from '../words/effects.ts';

const event = events('horror', null);

/** Horror events of every scenario, those that stay with a unit. */
export const horrorCoreKept: readonly EventCard[] = [
  event(
    'red-eye',
    [
      entersPlay('bind', [
        { is: 'attach-event', to: 'monster-nearest-explorer', otherwise: [track('spawn', 1)] },
      ]),
      passive('frenzy', [modify('attack-roll', 1, { who: 'related-unit', until: 'while-related' })]),
    ],
    true,
  ),
  event(
    'plated',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('spawn', 1)] }]),
      passive('second-skin', [
        modify('armor', 1, { who: 'related-unit', until: 'while-related' }),
        modify('will', 1, { who: 'related-unit', until: 'while-related' }),
      ]),
    ],
    true,
  ),
  event(
    'swollen',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'strongest-monster', otherwise: [track('spawn', 1)] }]),
      passive('fed', [modify('health-max', 2, { who: 'related-unit', until: 'while-related' })]),
      entersPlay('gorge', [restore('health', 2, 'related-unit')]),
    ],
    true,
  ),
  event(
    'learned-hands',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('horror', 1)] }]),
      passive('cunning', [
        grant('cunning', 'related-unit', 'while-related'),
        modify('stamina', 1, { who: 'related-unit', until: 'while-related' }),
      ]),
    ],
    true,
  ),
  event(
    'martyr',
    [
      entersPlay('bind', [
        { is: 'attach-event', to: 'monster-nearest-explorer', otherwise: [track('spawn', 1)] },
      ]),
      whenever('witness', { on: 'unit-destroyed', who: 'related-unit' }, [
        arcane(0, 2, { who: { explorers: 'all', within: 2 } }),
      ]),
    ],
    true,
  ),
];
