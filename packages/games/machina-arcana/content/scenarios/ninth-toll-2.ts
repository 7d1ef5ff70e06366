import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { lose, restore, spawn, track } from '../words/effects.ts';

/** Act 2 of The Ninth Toll: from items of level 2 on. */
export const ninthTollAct2: readonly Chapter[] = [
  chapter(
    'the-ringing-floor',
    { is: 'exit' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('down-the-rope', [
        { is: 'add-item-level', level: 2 },
        { is: 'place-exit', where: 'farthest' },
      ]),
    ],
  ),
  chapter(
    'clapper',
    { is: 'counter', name: 'blows', atLeast: 2 },
    ['normal', 'full'],
    [
      whenever('trap', { on: 'space-activated', space: 'lever' }, [{ is: 'count', name: 'blows', by: 1 }]),
      whenever('powder', { on: 'barrel-exploded' }, [{ is: 'count', name: 'blows', by: 1 }]),
      active('strike-it', { stamina: 2, essence: 1 }, [{ is: 'count', name: 'blows', by: 1 }], {
        if: { is: 'next-to-space', who: 'active-explorer', space: 'chapter' },
      }),
    ],
  ),
  chapter(
    'mass-for-the-machine',
    { is: 'chapter-space' },
    ['full'],
    [
      entersPlay('the-plate-goes-round', [
        {
          is: 'choose',
          chooser: 'group',
          of: [
            {
              id: 'give-of-yourselves',
              do: [lose('health', 1, 'each-explorer'), restore('essence', 2, 'each-explorer')],
            },
            { id: 'let-it-pass', do: [track('threat', 1)] },
          ],
        },
      ]),
    ],
  ),
  chapter(
    'second-bell',
    { is: 'counter', name: 'silenced', atLeast: { is: 'explorers', plus: 0 } },
    ['quick', 'normal', 'full'],
    [
      entersPlay('answered', [{ is: 'for-each', who: 'each-explorer', do: [spawn('it', { level: 1 })] }]),
      whenever('silence-them', { on: 'left-play', what: 'monster' }, [
        { is: 'count', name: 'silenced', by: 1 },
      ]),
    ],
  ),
];
