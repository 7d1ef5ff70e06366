import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, passive, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { modify, restore } from '../words/effects.ts';

/** Act 1 of The Drowned Engine: until items of level 2 come. */
export const drownedEngineAct1: readonly Chapter[] = [
  chapter(
    'the-cold-stair',
    { is: 'chapter-space' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [entersPlay('arrive', [restore('essence', 1, 'each-explorer')])],
  ),
  chapter(
    'oil-on-the-water',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [passive('slick', [modify('push-distance', 1, { who: 'each-unit', until: 'chapter' })])],
  ),
  chapter(
    'the-tally-keepers',
    { is: 'counter', name: 'tally', atLeast: { is: 'explorers', plus: 1 } },
    ['quick', 'normal', 'full'],
    [
      active('strike-a-name', { stamina: 1, essence: 1 }, [{ is: 'count', name: 'tally', by: 1 }], {
        if: { is: 'next-to-space', who: 'active-explorer', space: 'chapter' },
      }),
      whenever('settle', { on: 'space-activated', space: 'chest' }, [{ is: 'count', name: 'tally', by: 1 }]),
    ],
  ),
];
