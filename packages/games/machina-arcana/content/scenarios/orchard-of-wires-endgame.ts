import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, melee, spaces, whenever } from '../words/abilities.ts';
import { chapter, faceId, monsterId } from '../words/cards.ts';
import { restore, spawn } from '../words/effects.ts';

/** The endgame of The Orchard of Wires. */
export const orchardOfWiresEndgame: readonly Chapter[] = [
  chapter(
    'the-orchard-of-wires',
    { is: 'endgame' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('break-the-glass', [
        { is: 'endgame', face: faceId('end-wire-orchard'), boss: monsterId('gardener'), at: 'seedbed' },
        { is: 'banish', who: 'each-monster' },
        { is: 'reset-counter', name: 'growth' },
        restore('essence', 2, 'each-explorer'),
      ]),
      whenever('growth', { on: 'phase-start', phase: 'horror' }, [
        { is: 'count', name: 'growth', by: 1 },
        {
          is: 'if',
          if: { is: 'counter', name: 'growth', cmp: '>=', value: 10 },
          do: [{ is: 'defeat', why: 'growth' }],
        },
      ]),
      active('cut-a-root', { stamina: 2, essence: 1, aim: melee(spaces(['root'], 'unexplored')) }, [
        { is: 'token', token: 'explored', what: 'place', on: 'target' },
        { is: 'count', name: 'growth', by: -1 },
        spawn('active-explorer', { level: 1 }),
        {
          is: 'if',
          if: { is: 'spaces-left', space: 'root', state: 'unexplored', on: 'map', cmp: '=', value: 0 },
          do: [{ is: 'place-exit', where: 'arrow' }],
        },
      ]),
      whenever('away', { on: 'explorer-exited' }, [
        { is: 'if', if: { is: 'explorers-on-map', cmp: '=', value: 0 }, do: [{ is: 'victory' }] },
      ]),
    ],
  ),
];
