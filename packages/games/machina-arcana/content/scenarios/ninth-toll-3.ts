import type { Chapter } from '../../vocabulary/cards.ts';
import { entersPlay, passive, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { lose, modify } from '../words/effects.ts';

/** Act 3 of The Ninth Toll: from items of level 3 on. */
export const ninthTollAct3: readonly Chapter[] = [
  chapter(
    'undertone',
    { is: 'chapter-space' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('stranger-tools', [{ is: 'add-item-level', level: 3 }]),
      passive('undertone', [
        modify('attack-roll', -1, { who: 'each-explorer', until: 'chapter', scope: 'normal' }),
        modify('attack-roll', 1, { who: 'each-explorer', until: 'chapter', scope: 'arcane' }),
      ]),
    ],
  ),
  chapter(
    'the-rope-room',
    { is: 'counter', name: 'gathered', atLeast: 2 },
    ['quick', 'normal', 'full'],
    [
      whenever('together', { on: 'phase-start', phase: 'horror' }, [
        {
          is: 'if',
          if: { is: 'all-explorers-within', space: 'chapter', n: 2 },
          do: [{ is: 'count', name: 'gathered', by: 1 }],
        },
      ]),
    ],
  ),
  chapter(
    'third-bell',
    { is: 'exit' },
    ['normal', 'full'],
    [
      entersPlay('the-louvre', [{ is: 'place-exit', where: 'nearest' }]),
      whenever('do-not-linger', { on: 'phase-start', phase: 'horror' }, [
        lose('essence', 1, 'each-explorer', { ifAble: true }),
      ]),
    ],
  ),
];
