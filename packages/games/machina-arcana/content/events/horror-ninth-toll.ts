import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay, passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { arcane, lose, modify, push, spawn, track } from '../words/effects.ts';

const event = events('horror', 'ninth-toll');

/** Horror events of The Ninth Toll. */
export const horrorNinthToll: readonly EventCard[] = [
  event(
    's3-pallbearer',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('spawn', 1)] }]),
      whenever('carry-off', { on: 'hit', by: 'related-unit' }, [push(2, 'defender')]),
    ],
    true,
  ),
  event(
    's3-toll-keeper',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'strongest-monster', otherwise: [track('horror', 2)] }]),
      whenever('keep-time', { on: 'phase-start', phase: 'horror' }, [track('horror', 1)]),
    ],
    true,
  ),
  event(
    's3-grave-goods',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('spawn', 1)] }]),
      passive('laid-out', [
        modify('armor', 1, { who: 'related-unit', until: 'while-related' }),
        modify('will', 1, { who: 'related-unit', until: 'while-related' }),
      ]),
      whenever('unburied', { on: 'unit-destroyed', who: 'related-unit' }, [
        { is: 'draw-items', deck: 'any', n: 2, keep: 1, who: 'active-explorer' },
      ]),
    ],
    true,
  ),
  event(
    's3-echoed',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'first-monster', otherwise: [track('spawn', 1)] }]),
      passive('twice-struck', [modify('stamina', 3, { who: 'related-unit', until: 'while-related' })]),
    ],
    true,
  ),
  event('s3-stopped-clock', [
    entersPlay('stop', [
      { is: 'take-back-markers', who: 'each-explorer' },
      modify('markers', -1, { who: 'each-explorer', until: 'horror-phase' }),
    ]),
  ]),
  event('s3-dirge', [entersPlay('listen', [arcane(1, 1, { who: 'each-explorer' })])]),
  event('s3-twelve-minutes', [entersPlay('jump', [track('spawn', 1), track('horror', 2)])]),
  event('s3-bell-metal', [
    passive('ringing-hides', [
      modify('attack-roll-against', -1, { who: 'each-monster', until: 'while-current', scope: 'melee' }),
    ]),
  ]),
  event('s3-open-graves', [
    entersPlay('climb-out', [
      spawn('explorer-of-most-health'),
      spawn('explorer-of-most-health', { level: 1 }),
    ]),
  ]),
  event('s3-vertigo', [
    entersPlay('reel', [
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [
          {
            is: 'if',
            if: { is: 'next-to-space', who: 'it', space: 'pit' },
            do: [lose('health', 1, 'it')],
            else: [lose('essence', 1, 'it', { ifAble: true })],
          },
        ],
      },
    ]),
  ]),
];
