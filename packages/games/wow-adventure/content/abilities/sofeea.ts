import type { Ability } from '../../vocabulary/abilities.ts';
import { abilityOf, bonus, draw, ranged, theirAttackIs } from '../words.ts';

const ability = abilityOf('sofeea');

/** The ability deck of Sofeea, first half. */
export const sofeeaAbilities: readonly Ability[] = [
  ability('frostbolt', {
    copies: 3,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(3),
    do: [{ is: 'when', if: [theirAttackIs('melee')], do: [bonus('attack', -1, 'opponent')] }],
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1)] } },
  }),
  ability('fireball', {
    copies: 2,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(5),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1), bonus('damage', 1)] } },
  }),
  ability('frost-nova', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-roll'],
    if: [theirAttackIs('melee')],
    do: [
      {
        is: 'when',
        if: [{ is: 'die', of: 'opponent', faces: [1, 2, 3] }],
        do: [{ is: 'no-attack', who: 'opponent' }],
      },
    ],
    improved: {
      red: {
        do: [
          {
            is: 'when',
            if: [{ is: 'die', of: 'opponent', faces: [4] }],
            do: [{ is: 'no-attack', who: 'opponent' }],
          },
        ],
      },
    },
  }),
  ability('ice-block', {
    copies: 2,
    cost: 1,
    timing: 'special',
    windows: ['encounter-met'],
    do: [{ is: 'skip-fight' }],
  }),
  ability('blink', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-roll'],
    do: [{ is: 'end-combat', card: 'track' }],
  }),
  ability('counterspell', {
    copies: 2,
    cost: 0,
    timing: 'special',
    windows: ['card-played'],
    if: [
      { is: 'played-by', whom: 'rival' },
      { is: 'player-within', spaces: 3 },
    ],
    do: [{ is: 'cancel-card' }],
    improved: { red: { do: [draw(1)] } },
  }),
  ability('portal', {
    copies: 1,
    cost: 2,
    timing: 'movement',
    windows: ['movement'],
    do: [{ is: 'teleport', who: 'self', to: 'city', leavesAggro: true }],
    insteadOfWalking: true,
  }),
];
