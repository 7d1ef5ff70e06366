import type { Ability } from '../../vocabulary/abilities.ts';
import { abilityOf, against, againstEncounters, damage, draw, heal } from '../words.ts';

const ability = abilityOf('sofeea');

/** The ability deck of Sofeea, second half. */
export const sofeeaMoreAbilities: readonly Ability[] = [
  ability('teleport', {
    copies: 2,
    cost: 2,
    timing: 'movement',
    windows: ['movement'],
    do: [{ is: 'teleport', who: 'self', to: { within: 4 } }],
    insteadOfWalking: true,
  }),
  ability('arcane-intellect', {
    copies: 2,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    do: [draw(2)],
    improved: { yellow: { do: [draw(1)] } },
  }),
  ability('conjure-food', {
    copies: 2,
    cost: 0,
    timing: 'movement',
    windows: ['movement'],
    do: [heal(1)],
    improved: { yellow: { do: [heal(1)] } },
  }),
  ability('cone-of-cold', {
    copies: 1,
    cost: 2,
    timing: 'special',
    windows: ['own-turn'],
    do: [{ is: 'each', of: { is: 'rivals-within', spaces: 1 }, do: [{ is: 'slow', who: 'it' }] }],
    improved: {
      red: { do: [{ is: 'each', of: { is: 'rivals-within', spaces: 1 }, do: [damage(1, 'it')] }] },
    },
  }),
  ability('polymorph', {
    copies: 1,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    if: [againstEncounters, against('beast', 'humanoid'), { is: 'not', that: against('overlord') }],
    do: [{ is: 'no-attack', who: 'opponent' }],
  }),
  ability('mana-shield', {
    copies: 1,
    cost: 1,
    timing: 'combat',
    windows: ['damage-taken'],
    if: [{ is: 'in-combat' }],
    do: [{ is: 'prevent-by-cards' }],
  }),
];
