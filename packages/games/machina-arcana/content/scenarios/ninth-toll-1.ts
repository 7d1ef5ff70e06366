import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { restore } from '../words/effects.ts';

/** Act 1 of The Ninth Toll: until items of level 2 come. */
export const ninthTollAct1: readonly Chapter[] = [
  chapter(
    'downward-steeple',
    { is: 'chapter-space' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('a-candle-at-the-door', [
        { is: 'token', token: 'light', what: 'place', on: 'chapter-on-tile' },
        restore('essence', 1, 'each-explorer'),
      ]),
    ],
  ),
  chapter(
    'first-bell',
    { is: 'counter', name: 'tolls', atLeast: 2 },
    ['quick', 'normal', 'full'],
    [
      whenever('stroke', { on: 'phase-start', phase: 'horror' }, [
        {
          is: 'roll',
          atLeast: 6,
          do: [
            { is: 'count', name: 'tolls', by: 1 },
            { is: 'move', who: 'each-monster', n: 1, toward: 'nearest-explorer' },
          ],
        },
      ]),
      active('wind-the-clock', { stamina: 3 }, [{ is: 'count', name: 'tolls', by: 1 }], {
        if: {
          is: 'any',
          of: [
            { is: 'next-to-space', who: 'active-explorer', space: 'lever' },
            { is: 'next-to-space', who: 'active-explorer', space: 'chapter' },
          ],
        },
        limit: { per: 'round', times: 1 },
      }),
    ],
  ),
  chapter(
    'pilgrims',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [
      whenever('zeal', { on: 'monster-spawned' }, [
        { is: 'move', who: 'it', n: 2, toward: 'nearest-explorer' },
      ]),
      whenever('relics', { on: 'monster-destroyed', by: 'explorer' }, [
        restore('essence', 1, 'active-explorer'),
      ]),
    ],
  ),
];
