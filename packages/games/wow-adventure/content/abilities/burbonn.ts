import type { Ability } from '../../vocabulary/abilities.ts';
import {
  abilityOf,
  againstEncounters,
  againstHeroes,
  always,
  attackIs,
  bonus,
  damage,
  given,
  ranged,
  theirAttackIs,
} from '../words.ts';

const ability = abilityOf('burbonn');

/** The ability deck of Burbonn, first half. */
export const burbonnAbilities: readonly Ability[] = [
  ability('arcane-shot', {
    copies: 3,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(3),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 2)] } },
  }),
  ability('aimed-shot', {
    copies: 2,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: ranged(5),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1), bonus('damage', 1)] } },
  }),
  ability('concussive-shot', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    if: [attackIs('ranged'), theirAttackIs('melee')],
    do: [bonus('attack', -2, 'opponent')],
    improved: { red: { do: [bonus('attack', -1, 'opponent')] } },
  }),
  ability('serpent-sting', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-attack'],
    if: [
      {
        is: 'either',
        of: [
          [againstHeroes, { is: 'hit' }],
          [againstEncounters, { is: 'opponent-unbeaten' }],
        ],
      },
    ],
    do: [{ is: 'attach-this' }],
    attached: [
      { at: 'turn-start', do: [damage(1, 'bearer'), { is: 'discard-this' }] },
      given(always(bonus('defense', -2, 'bearer')), { is: 'bearer-is', kind: 'encounter' }),
    ],
    improved: { red: { do: [{ is: 'when', if: [againstHeroes], do: [damage(1)] }] } },
  }),
  ability('hunters-mark', {
    copies: 2,
    cost: 1,
    timing: 'special',
    windows: ['own-turn'],
    attach: { at: ['rival', 'unbeaten'], within: 3 },
    attached: [always(bonus('defense', -1, 'bearer'))],
    improved: { red: { attached: [always(bonus('defense', -1, 'bearer'))] } },
  }),
  ability('freezing-trap', {
    copies: 2,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    if: [{ is: 'not', that: { is: 'in-city' } }],
    attach: { at: ['space'] },
    attached: [{ at: 'enter-space', do: [{ is: 'stop' }, { is: 'discard-this' }] }],
    improved: { yellow: { attached: [{ at: 'enter-space', do: [damage(1, 'entering')] }] } },
  }),
  ability('feign-death', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-roll'],
    do: [{ is: 'end-combat', card: 'track' }],
  }),
];
