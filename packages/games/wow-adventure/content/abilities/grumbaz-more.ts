import type { Ability } from '../../vocabulary/abilities.ts';
import { abilityOf, againstEncounters, always, bonus, damage, draw, given, heal } from '../words.ts';

const ability = abilityOf('grumbaz');

/** The ability deck of Grumbaz, second half. */
export const grumbazMoreAbilities: readonly Ability[] = [
  ability('bloodrage', {
    copies: 2,
    cost: 0,
    timing: 'movement',
    windows: ['movement'],
    alsoCosts: [{ is: 'damage', n: 1 }],
    do: [
      {
        is: 'choose',
        by: 'self',
        of: [
          { id: 'energy', do: [{ is: 'gain-energy', n: 2 }] },
          {
            id: 'rage',
            do: [
              { is: 'turn-card', to: 'reverse', who: 'self' },
              { is: 'gain-energy', n: 1 },
            ],
          },
        ],
      },
    ],
  }),
  ability('berserker-rage', {
    copies: 1,
    cost: 1,
    timing: 'special',
    windows: ['own-turn', 'before-roll'],
    do: [
      { is: 'shed', who: 'self', what: 'one-of-rivals' },
      { is: 'turn-card', to: 'reverse', who: 'self' },
    ],
    improved: { yellow: { do: [draw(1)] } },
  }),
  ability('honed-edge', {
    copies: 1,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    attach: { at: ['weapon'] },
    attached: [given(always(bonus('attack', 1)), { is: 'bearer-attacks' })],
  }),
  ability('overpower', {
    copies: 1,
    cost: 0,
    timing: 'combat',
    windows: ['after-roll'],
    if: [{ is: 'die', of: 'own', faces: [1, 2] }],
    do: [{ is: 'reroll', die: 'own' }, bonus('attack', 1)],
  }),
  ability('whirlwind', {
    copies: 1,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    do: [bonus('attack', 1)],
    powers: [
      {
        at: 'opponent-beaten',
        if: [againstEncounters],
        do: [
          { is: 'beat-other', reach: 'total' },
          { is: 'each', of: { is: 'rivals-here' }, do: [damage(1, 'it')] },
        ],
      },
    ],
  }),
  ability('second-wind', {
    copies: 1,
    cost: 1,
    timing: 'special',
    windows: ['own-turn'],
    do: [{ is: 'heal', n: 'rival-cards', who: 'self' }],
    improved: { yellow: { do: [heal(1)] } },
  }),
  ability('intercept', {
    copies: 1,
    cost: 2,
    timing: 'movement',
    windows: ['movement'],
    do: [{ is: 'move', n: 3, who: 'self', by: 'self', toFoe: true }, { is: 'end-movement' }],
  }),
];
