import type { Ability } from '../../../vocabulary/abilities.ts';
import { combatCards } from '../../words/abilities.ts';
import { ranged } from '../../words/attacks.ts';
import { againstEncounters, againstHeroes } from '../../words/conditions.ts';
import { bonus, damageLater, draw, endCombat, heal, when } from '../../words/effects.ts';
import { at, given, onHit } from '../../words/powers.ts';

const ability = combatCards('sandrai');

/** The combat cards of Sandrai. */
export const sandraiCombat: readonly Ability[] = [
  ability('shadow-bolt', {
    copies: 3,
    cost: 1,
    windows: ['before-roll'],
    replacement: ranged(3),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 2)] } },
  }),
  ability('immolate', {
    copies: 2,
    cost: 1,
    windows: ['before-roll'],
    replacement: ranged(2),
    powers: [
      given(onHit(damageLater(1)), againstHeroes),
      given(at('opponent-beaten', draw(1)), againstEncounters),
    ],
    improved: { yellow: { do: [bonus('attack', 2)] }, red: { do: [bonus('attack', 1)] } },
  }),
  ability('drain-life', {
    copies: 2,
    cost: 2,
    windows: ['before-roll'],
    replacement: ranged(3),
    powers: [onHit(heal(1))],
    improved: {
      yellow: { do: [bonus('attack', 1)] },
      red: { do: [bonus('attack', 2)], powers: [onHit(heal(1))] },
    },
  }),
  ability('fear', {
    copies: 2,
    cost: 1,
    windows: ['after-roll'],
    do: [endCombat('track'), when(againstHeroes, { is: 'move', n: 1, who: 'opponent', by: 'self' })],
  }),
];
