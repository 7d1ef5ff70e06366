import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, passive, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { lose, restore, spawn, track } from '../words/effects.ts';

/** Act 3 of The Orchard of Wires: from items of level 3 on. */
export const orchardOfWiresAct3: readonly Chapter[] = [
  chapter(
    'grafting',
    { is: 'counter', name: 'fed', atLeast: { is: 'explorers', plus: 0 } },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('better-stock', [{ is: 'add-item-level', level: 3 }]),
      active(
        'feed-it',
        { stamina: 2 },
        [
          {
            is: 'choose',
            chooser: 'active-explorer',
            of: [
              { id: 'an-item', do: [{ is: 'destroy-item', who: 'active-explorer', where: 'any' }] },
              { id: 'blood', do: [lose('health', 1, 'active-explorer')] },
            ],
          },
          { is: 'count', name: 'fed', by: 1 },
        ],
        {
          if: {
            is: 'any',
            of: [
              { is: 'next-to-space', who: 'active-explorer', space: 'chapter' },
              { is: 'next-to-space', who: 'active-explorer', space: 'workbench' },
              { is: 'next-to-space', who: 'active-explorer', space: 'chest' },
            ],
          },
          limit: { per: 'chapter', times: 1 },
        },
      ),
    ],
  ),
  chapter(
    'root-and-branch',
    { is: 'counter', name: 'felled', atLeast: 1 },
    ['quick', 'normal', 'full'],
    [
      entersPlay('the-eldest', [spawn('explorer-of-most-health', { mark: 'quarry' })]),
      whenever('felled', { on: 'left-play', what: 'quarry' }, [
        { is: 'count', name: 'felled', by: 1 },
        restore('essence', 1, 'each-explorer'),
      ]),
      whenever('come-back', { on: 'phase-start', phase: 'spawn' }, [
        {
          is: 'if',
          if: { is: 'not', that: { is: 'mark-in-play', mark: 'quarry' } },
          do: [spawn('explorer-of-most-health', { mark: 'quarry' })],
        },
      ]),
    ],
  ),
  chapter(
    'deadheading',
    { is: 'exit' },
    ['full'],
    [
      entersPlay('a-gap-in-the-hedge', [{ is: 'place-exit', where: 'farthest' }]),
      whenever('hedged-in', { on: 'phase-start', phase: 'horror' }, [{ is: 'close-doors' }]),
    ],
  ),
  chapter(
    'the-party-line',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [
      passive('all-lines-open', [{ is: 'support-range', to: 'map', who: 'each-explorer', until: 'chapter' }]),
      whenever('overheard', { on: 'supported', by: 'explorer' }, [track('horror', 1)], {
        limit: { per: 'round', times: 1 },
      }),
    ],
  ),
];
