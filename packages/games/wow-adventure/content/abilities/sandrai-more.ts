import type { Ability } from '../../vocabulary/abilities.ts';
import { abilityOf, againstHeroes, always, bonus, damage } from '../words.ts';

const ability = abilityOf('sandrai');

/** The ability deck of Sandrai, second half. */
export const sandraiMoreAbilities: readonly Ability[] = [
  ability('fear', {
    copies: 2,
    cost: 2,
    timing: 'combat',
    windows: ['after-roll'],
    do: [
      { is: 'end-combat', card: 'track' },
      { is: 'when', if: [againstHeroes], do: [{ is: 'move', n: 1, who: 'opponent', by: 'self' }] },
    ],
  }),
  ability('dark-bargain', {
    copies: 2,
    cost: 0,
    timing: 'movement',
    windows: ['movement'],
    alsoCosts: [{ is: 'damage', n: 1 }],
    do: [{ is: 'gain-energy', n: 2 }],
  }),
  ability('soulstone', {
    copies: 1,
    cost: 2,
    timing: 'special',
    windows: ['own-turn'],
    attach: { at: ['self'] },
    attached: [{ at: 'would-be-defeated', do: [{ is: 'survive' }, { is: 'discard-this' }] }],
  }),
  ability('ritual-of-summoning', {
    copies: 1,
    cost: 2,
    timing: 'movement',
    windows: ['movement'],
    if: [{ is: 'not', that: { is: 'in-city' } }],
    do: [{ is: 'teleport', who: 'target', to: 'own-space' }],
    aim: { at: ['rival'], within: 4 },
  }),
  ability('demon-skin', {
    copies: 1,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    attach: { at: ['self'] },
    attached: [always(bonus('defense', 1, 'bearer'))],
    improved: { red: { attached: [always(bonus('health', 1, 'bearer'))] } },
  }),
  ability('rain-of-fire', {
    copies: 1,
    cost: 2,
    timing: 'special',
    windows: ['own-turn'],
    do: [{ is: 'each', of: { is: 'rivals-within', spaces: 2 }, do: [damage(1, 'it')] }],
    improved: { red: { do: [{ is: 'clear-unbeaten' }] } },
  }),
];
