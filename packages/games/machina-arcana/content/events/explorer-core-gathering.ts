import type { EventCard } from '../../vocabulary/cards.ts';
import { active, self, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { restore } from '../words/effects.ts';

const event = events('explorer', null);

/** Explorer events of every scenario, those that stay with an explorer and gather tokens. */
export const explorerCoreGathering: readonly EventCard[] = [
  event(
    'chalk-marks',
    [
      whenever('survey', { on: 'action-space-activated', by: 'related-unit' }, [
        { is: 'gather', n: 3, do: [restore('essence', 2, 'related-unit'), { is: 'destroy-this' }] },
      ]),
    ],
    true,
  ),
  event(
    'sealed-orders',
    [
      whenever('break-the-seal', { on: 'chapter-advanced' }, [
        {
          is: 'gather',
          n: 2,
          do: [{ is: 'draw-items', deck: 'any', n: 2, keep: 1 }, { is: 'destroy-this' }],
        },
      ]),
    ],
    true,
  ),
  event(
    'kindred-ghost',
    [
      active(
        'lend',
        { marker: 'explorer', aim: self },
        [restore('essence', 1, 'related-unit'), { is: 'gather', n: 3, do: [{ is: 'destroy-this' }] }],
        { limit: { per: 'turn', times: 1 } },
      ),
    ],
    true,
  ),
  event(
    'hunters-vow',
    [
      whenever('reckon', { on: 'monster-destroyed', by: 'related-unit' }, [
        { is: 'gather', n: 2, do: [restore('health', 2, 'related-unit'), { is: 'destroy-this' }] },
      ]),
    ],
    true,
  ),
];
