import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { restore, spawn, track } from '../words/effects.ts';

/** Act 2 of The Orchard of Wires: from items of level 2 on. */
export const orchardOfWiresAct2: readonly Chapter[] = [
  chapter(
    'the-long-walk',
    { is: 'exit' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('deeper-in', [
        { is: 'add-item-level', level: 2 },
        { is: 'place-exit', where: 'farthest' },
      ]),
    ],
  ),
  chapter(
    'pollen',
    { is: 'chapter-space' },
    ['full'],
    [whenever('bloom', { on: 'phase-start', phase: 'monster' }, [restore('health', 1, 'each-monster')])],
  ),
  chapter(
    'a-voice-you-know',
    { is: 'counter', name: 'line', atLeast: 2 },
    ['quick', 'normal', 'full'],
    [
      entersPlay('connected', [track('spawn', 1)]),
      whenever('hold-the-line', { on: 'phase-start', phase: 'horror' }, [
        {
          is: 'if',
          if: { is: 'next-to-space', who: 'any-explorer', space: 'chapter' },
          do: [{ is: 'count', name: 'line', by: 1 }],
        },
      ]),
      active('say-something', { stamina: 2, essence: 1 }, [{ is: 'count', name: 'line', by: 1 }], {
        if: { is: 'next-to-space', who: 'active-explorer', space: 'chapter' },
        limit: { per: 'round', times: 1 },
      }),
    ],
  ),
  chapter(
    'windfall',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [
      entersPlay('pick-or-pass', [
        {
          is: 'for-each',
          who: 'each-explorer',
          do: [
            {
              is: 'choose',
              chooser: 'it',
              of: [
                { id: 'pick', do: [{ is: 'draw-items', deck: 'any', n: 2, keep: 1 }, spawn('it')] },
                { id: 'pass', do: [restore('essence', 1, 'it')] },
              ],
            },
          ],
        },
      ]),
    ],
  ),
];
