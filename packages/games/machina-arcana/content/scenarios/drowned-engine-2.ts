import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { lose, spawn, track } from '../words/effects.ts';

/** Act 2 of The Drowned Engine: from items of level 2 on. */
export const drownedEngineAct2: readonly Chapter[] = [
  chapter(
    'second-descent',
    { is: 'exit' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('deeper', [
        { is: 'add-item-level', level: 2 },
        { is: 'place-exit', where: 'farthest' },
      ]),
    ],
  ),
  chapter(
    'lungs-of-brass',
    { is: 'chapter-space' },
    ['full'],
    [
      whenever(
        'bad-air',
        { on: 'phase-start', phase: 'horror' },
        [
          {
            is: 'for-each',
            who: 'each-explorer',
            do: [
              {
                is: 'if',
                if: { is: 'neighbours', who: 'it', what: 'explorer', cmp: '=', value: 0 },
                do: [lose('essence', 1, 'it', { ifAble: true })],
              },
            ],
          },
        ],
        { notAlone: true },
      ),
    ],
  ),
  chapter(
    'a-borrowed-voice',
    { is: 'counter', name: 'silenced', atLeast: 2 },
    ['quick', 'normal', 'full'],
    [
      entersPlay('answer', [spawn('explorer-of-most-health')]),
      whenever('silence-it', { on: 'monster-destroyed', by: 'any' }, [
        { is: 'count', name: 'silenced', by: 1 },
      ]),
    ],
  ),
  chapter(
    'the-undercroft-choir',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [
      entersPlay('rising', [track('horror', 2)]),
      active('stop-your-ears', { stamina: 2, essence: 1 }, [track('horror', -1)]),
    ],
  ),
];
