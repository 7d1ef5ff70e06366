import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, passive, whenever } from '../words/abilities.ts';
import { chapter } from '../words/cards.ts';
import { modify } from '../words/effects.ts';

/** Act 1 of The Orchard of Wires: until items of level 2 come. */
export const orchardOfWiresAct1: readonly Chapter[] = [
  chapter(
    'the-exchange',
    { is: 'chapter-space' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('kit-out', [
        { is: 'for-each', who: 'each-explorer', do: [{ is: 'draw-items', deck: 'any', n: 1, keep: 1 }] },
      ]),
    ],
  ),
  chapter(
    'crossed-lines',
    { is: 'chapter-space' },
    ['normal', 'full'],
    [passive('it-carries', [modify('range', 1, { who: 'each-unit', until: 'chapter' })])],
  ),
  chapter(
    'cut-the-trunk',
    { is: 'counter', name: 'cut', atLeast: { is: 'explorers', plus: 1 } },
    ['quick', 'normal', 'full'],
    [
      whenever('sever', { on: 'space-activated', space: 'lever' }, [{ is: 'count', name: 'cut', by: 1 }]),
      whenever('hew', { on: 'door-destroyed', by: 'explorer' }, [{ is: 'count', name: 'cut', by: 1 }]),
      active('saw', { stamina: 2, essence: 1 }, [{ is: 'count', name: 'cut', by: 1 }], {
        if: { is: 'next-to-space', who: 'active-explorer', space: 'event' },
      }),
    ],
  ),
];
