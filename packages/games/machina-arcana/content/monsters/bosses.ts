import type { Monster } from '../../vocabulary/cards.ts';
import { active, arc, area, melee, passive, ranged, spaces, whenever } from '../words/abilities.ts';
import { monster } from '../words/cards.ts';
import { attack, grant, pull, push } from '../words/effects.ts';

/** The bosses of the three endgames. */
export const bosses: readonly Monster[] = [
  monster(
    'heart-engine',
    {
      level: null,
      mind: 'irrational',
      health: { base: 1, perExplorer: 1 },
      armor: 4,
      will: 4,
      stamina: 6,
      keywords: ['immobile', 'boss'],
      size: 2,
    },
    [
      passive('foundation', [
        grant('immobile', 'self', 'for-good'),
        grant('invulnerable', 'self', 'for-good', {
          if: { is: 'spaces-left', space: 'valve', state: 'unexplored', on: 'map', cmp: '>', value: 0 },
        }),
      ]),
      active('steam-hand', { stamina: 3, aim: arc(3, 'explorer') }, [attack(1, 1)]),
      active(
        'draw-breath',
        { stamina: 3, aim: area(3, 'explorer') },
        [pull(1, 'each-target', { stopsBeforePit: true })],
        {
          limit: { per: 'turn', times: 1 },
        },
      ),
    ],
  ),
  monster(
    'gardener',
    {
      level: null,
      mind: 'cunning',
      health: { base: 2, perExplorer: 1 },
      armor: 4,
      will: 4,
      stamina: 5,
      keywords: ['boss', 'returns'],
    },
    [
      passive('perennial', [grant('returns', 'self', 'for-good')]),
      active('prune', { stamina: 3, aim: melee('explorer') }, [
        attack(1, 1, { onHit: [{ is: 'unequip', who: 'target', n: 1 }] }),
      ]),
      active(
        'tendril',
        { stamina: 2, aim: ranged(4, 'explorer', { least: 2 }) },
        [pull(2, 'target', { stopsBeforePit: true })],
        {
          limit: { per: 'turn', times: 1 },
        },
      ),
    ],
  ),
  monster(
    'sexton',
    {
      level: null,
      mind: 'irrational',
      health: { base: 1, perExplorer: 0 },
      armor: 4,
      will: 4,
      stamina: 7,
      keywords: ['boss', 'invulnerable'],
      seeks: spaces(['bell'], 'lit'),
    },
    [
      passive('long-buried', [grant('invulnerable', 'self', 'for-good')]),
      whenever('unfeeling', { on: 'hit', who: 'self' }, [push(2, 'self', { from: 'attacker' })]),
      active('still-the-bell', { stamina: 2, aim: melee(spaces(['bell'], 'lit')) }, [
        { is: 'token', token: 'light', what: 'remove', on: 'target' },
      ]),
      active('spade', { stamina: 3, aim: melee('explorer') }, [attack(1, 2)]),
    ],
  ),
];
