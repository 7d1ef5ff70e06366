import type { Ability } from '../../vocabulary/abilities.ts';
import { abilityOf, againstHeroes, attackIs, bonus, given, melee, onHit } from '../words.ts';

const ability = abilityOf('grumbaz');

/** The ability deck of Grumbaz, first half. */
export const grumbazAbilities: readonly Ability[] = [
  ability('heroic-strike', {
    copies: 3,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    if: [attackIs('melee')],
    do: [bonus('attack', 2)],
    improved: { red: { do: [bonus('damage', 1)] } },
  }),
  ability('battle-shout', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['before-roll'],
    do: [bonus('attack', 1), { is: 'when', if: [againstHeroes], do: [bonus('damage', 1)] }],
    improved: { yellow: { do: [bonus('attack', 1)] } },
  }),
  ability('charge', {
    copies: 2,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    do: [bonus('movement', 1), { is: 'charge', faces: [4, 5, 6] }],
  }),
  ability('execute', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-roll'],
    do: [
      bonus('attack', 1),
      { is: 'when', if: [againstHeroes], do: [bonus('damage', 1)] },
      { is: 'when', if: [{ is: 'opponent-half-dead' }], do: [bonus('damage', 1)] },
    ],
  }),
  ability('mortal-strike', {
    copies: 2,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    replacement: melee(5),
    powers: [given(onHit({ is: 'no-healing', who: 'opponent' }), againstHeroes)],
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1), bonus('damage', 1)] } },
  }),
  ability('shield-block', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-roll'],
    do: [bonus('defense', 2)],
    improved: {
      green: { do: [{ is: 'when', if: [{ is: 'equipped', icon: 'shield' }], do: [bonus('defense', 1)] }] },
    },
  }),
  ability('hamstring', {
    copies: 2,
    cost: 1,
    timing: 'combat',
    windows: ['after-roll'],
    do: [bonus('attack', -1, 'opponent')],
    powers: [given(onHit({ is: 'slow', who: 'opponent' }), againstHeroes)],
  }),
];
