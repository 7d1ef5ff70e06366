import type { Chapter } from '../../vocabulary/cards.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { active, entersPlay, melee, spaces, whenever } from '../words/abilities.ts';
import { chapter, faceId, monsterId } from '../words/cards.ts';
import { restore, spawn } from '../words/effects.ts';

/** So many bells are lit. */
const litBells = (value: number): Condition => ({
  ...{ is: 'spaces-left', space: 'bell', state: 'lit', on: 'map', cmp: '>=' },
  value,
});

/** The bell tolls once more. */
const tolls: readonly Effect[] = [
  { is: 'count', name: 'toll', by: 1 },
  {
    is: 'if',
    if: { is: 'counter', name: 'toll', cmp: '>=', value: 9 },
    do: [{ is: 'defeat', why: 'toll' }],
  },
  {
    is: 'if',
    if: {
      is: 'any',
      of: [
        { is: 'counter', name: 'toll', cmp: '=', value: 3 },
        { is: 'counter', name: 'toll', cmp: '=', value: 6 },
      ],
    },
    do: [spawn('explorer-of-most-health')],
  },
];

/** Late, one bell is enough for an explorer who is left alone; otherwise the bell tolls. */
const unlessOneIsLeft: Effect = {
  is: 'if',
  if: {
    is: 'all',
    of: [
      { is: 'explorers-on-map', cmp: '=', value: 1 },
      { is: 'counter', name: 'toll', cmp: '>=', value: 4 },
      litBells(1),
    ],
  },
  do: [{ is: 'victory' }],
  else: tolls,
};

/** The endgame of The Ninth Toll. */
export const ninthTollEndgame: readonly Chapter[] = [
  chapter(
    'the-ninth-toll',
    { is: 'endgame' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('the-bell-floor', [
        { is: 'endgame', face: faceId('end-ninth-toll'), boss: monsterId('sexton'), at: 'grave' },
        { is: 'banish', who: 'each-monster' },
        { is: 'reset-counter', name: 'toll' },
        restore('essence', 1, 'each-explorer'),
      ]),
      whenever('the-hour', { on: 'phase-start', phase: 'horror' }, [
        { is: 'if', if: litBells(4), do: [{ is: 'victory' }], else: [unlessOneIsLeft] },
      ]),
      active('ring', { stamina: 3, aim: melee(spaces(['bell'], 'dark')) }, [
        { is: 'token', token: 'light', what: 'place', on: 'target' },
      ]),
    ],
  ),
];
