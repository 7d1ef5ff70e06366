import type { Ability } from '../../../vocabulary/abilities.ts';
import { combatCards } from '../../words/abilities.ts';
import { ranged } from '../../words/attacks.ts';
import { against, againstEncounters, inCombat, not, theirAttackIs } from '../../words/conditions.ts';
import { bonus, endCombat, noAttack, when } from '../../words/effects.ts';

const ability = combatCards('sofeea');

/** The combat cards of Sofeea. */
export const sofeeaCombat: readonly Ability[] = [
  ability('frostbolt', {
    copies: 3,
    cost: 1,
    windows: ['before-roll'],
    replacement: ranged(3),
    do: [when(theirAttackIs('melee'), bonus('attack', -1, 'opponent'))],
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1)] } },
  }),
  ability('fireball', {
    copies: 2,
    cost: 2,
    windows: ['before-roll'],
    replacement: ranged(5),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1), bonus('damage', 1)] } },
  }),
  ability('frost-nova', {
    copies: 2,
    cost: 1,
    windows: ['after-roll'],
    if: [theirAttackIs('melee')],
    do: [when({ is: 'die', of: 'opponent', faces: [1, 2, 3, 4] }, noAttack('opponent'))],
    improved: { red: { do: [when({ is: 'die', of: 'opponent', faces: [5] }, noAttack('opponent'))] } },
  }),
  ability('blink', { copies: 2, cost: 1, windows: ['after-roll'], do: [endCombat('track')] }),
  ability('polymorph', {
    copies: 1,
    cost: 2,
    windows: ['before-roll'],
    if: [againstEncounters, against('beast', 'humanoid'), not(against('overlord'))],
    do: [noAttack('opponent'), bonus('defense', -2, 'opponent')],
  }),
  ability('mana-shield', {
    copies: 1,
    cost: 1,
    windows: ['damage-taken'],
    if: [inCombat],
    do: [{ is: 'prevent-by-cards' }],
  }),
];
