import type { Ability } from '../../vocabulary/abilities.ts';
import {
  abilityOf,
  againstEncounters,
  againstHeroes,
  always,
  bonus,
  damage,
  draw,
  given,
  heal,
  onHit,
  ranged,
} from '../words.ts';

const ability = abilityOf('sandrai');

/** The ability deck of Sandrai, first half. */
export const sandraiAbilities: readonly Ability[] = [
  ability('shadow-bolt', {
    copies: 3,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(3),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 2)] } },
  }),
  ability('immolate', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(2),
    powers: [
      given(onHit({ is: 'damage-later', n: 1, who: 'opponent' }), againstHeroes),
      { at: 'opponent-beaten', if: [againstEncounters], do: [draw(1)] },
    ],
    improved: { yellow: { do: [bonus('attack', 2)] }, red: { do: [bonus('attack', 1)] } },
  }),
  ability('curse-of-recklessness', {
    copies: 2,
    cost: 1,
    timing: 'special',
    windows: ['own-turn'],
    attach: { at: ['rival'], within: 4 },
    group: 'curse',
    attached: [always(bonus('attack', 1, 'bearer'), bonus('defense', -2, 'bearer'))],
  }),
  ability('curse-of-weakness', {
    copies: 2,
    cost: 1,
    timing: 'special',
    windows: ['own-turn', 'before-roll'],
    attach: { at: ['rival', 'unbeaten', 'opponent'], within: 4 },
    group: 'curse',
    attached: [
      always(bonus('attack', -1, 'bearer'), { is: 'bonus', stat: 'damage', n: -1, who: 'bearer', least: 1 }),
    ],
  }),
  ability('curse-of-agony', {
    copies: 2,
    cost: 1,
    timing: 'special',
    windows: ['own-turn'],
    attach: { at: ['rival'], within: 4 },
    counters: 2,
    group: 'curse',
    attached: [
      {
        at: 'movement-roll',
        if: [{ is: 'rolled-energy', atLeast: 3 }],
        do: [damage(1, 'bearer'), { is: 'remove-counter' }],
      },
    ],
  }),
  ability('corruption', {
    copies: 2,
    cost: 2,
    timing: 'special',
    windows: ['own-turn'],
    attach: { at: ['rival'], within: 3 },
    counters: 2,
    attached: [
      {
        at: 'turn-end',
        do: [
          { is: 'when', if: [{ is: 'bearer-outside' }], do: [damage(1, 'bearer')] },
          { is: 'remove-counter' },
        ],
      },
    ],
  }),
  ability('drain-life', {
    copies: 2,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(3),
    powers: [onHit(heal(1))],
    improved: {
      yellow: { do: [bonus('attack', 1)] },
      red: { do: [bonus('attack', 2)], powers: [onHit(heal(1))] },
    },
  }),
];
