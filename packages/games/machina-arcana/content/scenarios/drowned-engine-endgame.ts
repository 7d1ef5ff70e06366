import type { Chapter } from '../../vocabulary/cards.ts';
import { active, entersPlay, melee, spaces, whenever } from '../words/abilities.ts';
import { chapter, faceId, monsterId } from '../words/cards.ts';
import { restore } from '../words/effects.ts';

/** The endgame of The Drowned Engine. */
export const drownedEngineEndgame: readonly Chapter[] = [
  chapter(
    'the-drowned-engine',
    { is: 'endgame' },
    ['extra-quick', 'quick', 'normal', 'full'],
    [
      entersPlay('flood-the-hall', [
        { is: 'endgame', face: faceId('end-drowned-engine'), boss: monsterId('heart-engine'), at: 'heart' },
        { is: 'banish', who: 'each-monster' },
        { is: 'reset-counter', name: 'pressure' },
        restore('essence', 3, 'each-explorer'),
      ]),
      whenever('rising-pressure', { on: 'phase-start', phase: 'horror' }, [
        { is: 'count', name: 'pressure', by: 1 },
        {
          is: 'if',
          if: { is: 'counter', name: 'pressure', cmp: '>=', value: 10 },
          do: [{ is: 'defeat', why: 'pressure' }],
        },
      ]),
      active('close-a-valve', { stamina: 2, essence: 1, aim: melee(spaces(['valve'], 'unexplored')) }, [
        { is: 'token', token: 'explored', what: 'place', on: 'target' },
        { is: 'count', name: 'pressure', by: -1 },
      ]),
      whenever('stop-the-heart', { on: 'unit-destroyed', who: { monster: monsterId('heart-engine') } }, [
        { is: 'victory' },
      ]),
    ],
  ),
];
