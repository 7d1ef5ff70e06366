import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay, passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { arcane, attack, modify, pull, restore, spawn, track } from '../words/effects.ts';

const event = events('horror', 'drowned-engine');

/** Horror events of The Drowned Engine. */
export const horrorDrownedEngine: readonly EventCard[] = [
  event('s1-undertow', [
    entersPlay('drag', [
      {
        is: 'for-each',
        who: 'each-explorer',
        do: [pull(2, 'it', { from: 'nearest-spawn', stopsBeforePit: true })],
      },
    ]),
  ]),
  event('s1-rising-water', [
    passive('wading', [modify('stamina-max', -1, { who: 'each-explorer', until: 'while-current' })]),
  ]),
  event(
    's1-surgeons-call',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'strongest-monster', otherwise: [track('spawn', 1)] }]),
      whenever('stitch', { on: 'turn-start', who: 'related-unit' }, [restore('health', 1, 'related-unit')]),
    ],
    true,
  ),
  event(
    's1-barnacled',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('spawn', 1)] }]),
      passive('crusted', [
        modify('armor', 2, { who: 'related-unit', until: 'while-related' }),
        modify('stamina', -1, { who: 'related-unit', until: 'while-related' }),
      ]),
    ],
    true,
  ),
  event(
    's1-cold-current',
    [
      entersPlay('bind', [{ is: 'attach-event', to: 'last-monster', otherwise: [track('spawn', 1)] }]),
      passive('carried', [modify('stamina', 2, { who: 'related-unit', until: 'while-related' })]),
    ],
    true,
  ),
  event('s1-steam-ghosts', [entersPlay('scald', [arcane(2, 0, { who: 'each-explorer' })])]),
  event('s1-bilge-rats', [entersPlay('swarm', [spawn('explorer-of-least-health', { level: 1 })])]),
  event('s1-rivets', [entersPlay('fusillade', [attack(1, 1, { who: 'explorers-next-to-action-space' })])]),
  event('s1-black-pressure', [entersPlay('squeeze', [track('spawn', 2)])]),
  event('s1-valve-scream', [
    entersPlay('vent', [
      { is: 'token', token: 'explored', what: 'place', on: 'recharges-on-explorer-tiles' },
    ]),
  ]),
];
