import type { Ability } from '../../../vocabulary/abilities.ts';
import { combatCards } from '../../words/abilities.ts';
import { melee } from '../../words/attacks.ts';
import { againstEncounters, againstHeroes, attackIs } from '../../words/conditions.ts';
import { bonus, damage, each, reroll, slow, when } from '../../words/effects.ts';
import { at, given, onHit } from '../../words/powers.ts';

const ability = combatCards('grumbaz');

/** The combat cards of Grumbaz. */
export const grumbazCombat: readonly Ability[] = [
  ability('heroic-strike', {
    copies: 3,
    cost: 1,
    windows: ['before-roll'],
    if: [attackIs('melee')],
    do: [bonus('attack', 2)],
    improved: { red: { do: [bonus('damage', 1)] } },
  }),
  ability('battle-shout', {
    copies: 2,
    cost: 1,
    windows: ['before-roll'],
    do: [bonus('attack', 1), when(againstHeroes, bonus('damage', 1))],
    improved: { yellow: { do: [bonus('attack', 1)] } },
  }),
  ability('execute', {
    copies: 2,
    cost: 1,
    windows: ['after-roll'],
    do: [
      bonus('attack', 1),
      when(againstHeroes, bonus('damage', 1)),
      when({ is: 'opponent-half-dead' }, bonus('damage', 1)),
    ],
  }),
  ability('mortal-strike', {
    copies: 2,
    cost: 2,
    windows: ['before-roll'],
    replacement: melee(4),
    powers: [given(onHit({ is: 'no-healing', who: 'opponent' }), againstHeroes)],
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1), bonus('damage', 1)] } },
  }),
  ability('shield-block', {
    copies: 2,
    cost: 1,
    windows: ['after-roll'],
    do: [bonus('defense', 2)],
    improved: { green: { do: [when({ is: 'equipped', icon: 'shield' }, bonus('defense', 1))] } },
  }),
  ability('hamstring', {
    copies: 2,
    cost: 1,
    windows: ['after-roll'],
    do: [bonus('attack', -1, 'opponent')],
    powers: [given(onHit(slow('opponent')), againstHeroes)],
  }),
  ability('overpower', {
    copies: 1,
    cost: 0,
    windows: ['after-roll'],
    if: [{ is: 'die', of: 'own', faces: [1, 2] }],
    do: [reroll, bonus('attack', 1)],
  }),
  ability('whirlwind', {
    copies: 1,
    cost: 2,
    windows: ['before-roll'],
    do: [bonus('attack', 1)],
    powers: [
      given(
        at(
          'opponent-beaten',
          { is: 'beat-other', reach: 'total' },
          each({ is: 'rivals-here' }, damage(1, 'it')),
        ),
        againstEncounters,
      ),
    ],
  }),
];
