import type { EventCard } from '../../vocabulary/cards.ts';
import { active, entersPlay, melee, passive, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { lose, modify, push, track } from '../words/effects.ts';

const event = events('explorer', 'drowned-engine');

/** Explorer events of The Drowned Engine. */
export const explorerDrownedEngine: readonly EventCard[] = [
  event(
    's1-waterlogged',
    [
      passive('heavy', [modify('stamina-max', -1, { who: 'related-unit', until: 'while-related' })]),
      whenever('kick-them-off', { on: 'space-activated', space: 'lever', by: 'related-unit' }, [
        { is: 'destroy-this' },
      ]),
    ],
    true,
  ),
  event(
    's1-engineers-badge',
    [
      passive('authorised', [
        { is: 'set-price', of: 'activate-lever', to: 0, who: 'related-unit', until: 'while-related' },
        modify('attack-roll', 1, { who: 'related-unit', until: 'while-related', scope: 'trap' }),
      ]),
    ],
    true,
  ),
  event(
    's1-tide-table',
    [active('ebb', { stamina: 1, marker: 'explorer', aim: melee('unit') }, [push(2, 'target')])],
    true,
  ),
  event(
    's1-drowned-share',
    [
      whenever('collect', { on: 'space-activated', space: 'chest', by: 'related-unit' }, [
        {
          is: 'gather',
          n: 2,
          do: [{ is: 'draw-items', deck: 'any', n: 2, keep: 2 }, { is: 'destroy-this' }],
        },
      ]),
    ],
    true,
  ),
  event(
    's1-salt-in-the-blood',
    [
      passive('brined', [
        modify('will', 1, { who: 'related-unit', until: 'while-related' }),
        modify('armor', -1, { who: 'related-unit', until: 'while-related' }),
      ]),
    ],
    true,
  ),
  event('s1-bilge-hatch', [
    entersPlay('drop-through', [{ is: 'teleport', who: 'active-explorer', to: { within: 5 } }]),
  ]),
  event('s1-sluice-gate', [entersPlay('release', [{ is: 'trigger-traps', on: 'tile' }])]),
  event('s1-divers-purse', [
    entersPlay('untie', [
      lose('essence', 1, 'active-explorer', { ifAble: true }),
      { is: 'draw-items', deck: 'consumable', n: 2, keep: 2 },
    ]),
  ]),
  event('s1-low-water', [
    active('wade', { stamina: 1, essence: 1 }, [track('spawn', -2)], { limit: { per: 'round', times: 1 } }),
  ]),
  event('s1-pump-song', [
    entersPlay('sing-back', [
      { is: 'roll', atLeast: 6, do: [track('threat', -1)], else: [track('horror', 1)] },
    ]),
  ]),
];
