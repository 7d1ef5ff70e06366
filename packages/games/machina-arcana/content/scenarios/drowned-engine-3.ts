import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { restore, track } from '../words/effects.ts';

/** Act 3 of The Drowned Engine: from items of level 3 on. */
export const drownedEngineAct3: readonly Chapter[] = [
  chapter(
    'breaker-of-seals',
    { is: 'counter', name: 'seals', atLeast: 1 },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('better-tools', [{ is: 'add-item-level', level: 3 }]),
      whenever('seal', { on: 'spawn-sealed' }, [{ is: 'count', name: 'seals', by: 1 }]),
      active('bypass', { stamina: 3, essence: 1 }, [{ is: 'count', name: 'seals', by: 1 }], {
        if: {
          is: 'any',
          of: [
            { is: 'next-to-space', who: 'active-explorer', space: 'workbench' },
            { is: 'next-to-space', who: 'active-explorer', space: 'lever' },
          ],
        },
      }),
    ],
  ),
  chapter(
    'ballast',
    { is: 'exit' },
    ['full'],
    [
      entersPlay('sink', [{ is: 'place-exit', where: 'nearest' }]),
      whenever(
        'lighten',
        { on: 'explorer-exited' },
        [
          { is: 'destroy-item', who: 'active-explorer', where: 'any' },
          restore('health', 1, 'active-explorer'),
        ],
        { may: true },
      ),
    ],
  ),
  chapter(
    'the-last-ledger',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [
      entersPlay('choose', [
        restore('essence', 1, 'each-explorer'),
        {
          is: 'choose',
          chooser: 'group',
          of: [
            {
              id: 'arms',
              do: [
                {
                  is: 'for-each',
                  who: 'each-explorer',
                  do: [{ is: 'draw-items', deck: 'any', n: 1, keep: 1 }],
                },
                track('threat', 1),
              ],
            },
            { id: 'breath', do: [restore('health', 1, 'each-explorer'), track('horror', 2)] },
          ],
        },
      ]),
    ],
  ),
  chapter(
    'threshold',
    { is: 'counter', name: 'offered', atLeast: { is: 'explorers', plus: 0 } },
    ['quick', 'normal', 'full'],
    [
      active('give', { stamina: 3 }, [{ is: 'count', name: 'offered', by: 1 }], {
        if: { is: 'next-to-space', who: 'active-explorer', space: 'chapter' },
        limit: { per: 'chapter', times: 1 },
      }),
    ],
  ),
];
