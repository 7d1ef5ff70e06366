import type { Ability } from '../../vocabulary/abilities.ts';
import { abilityOf, always, attackIs, bonus, draw, given, heal, theirAttackIs } from '../words.ts';

const ability = abilityOf('burbonn');

/** The ability deck of Burbonn, second half. */
export const burbonnMoreAbilities: readonly Ability[] = [
  ability('aspect-of-the-cheetah', {
    copies: 2,
    cost: 0,
    timing: 'movement',
    windows: ['movement'],
    do: [bonus('movement', 1)],
    improved: { green: { do: [bonus('movement', 1)] } },
  }),
  ability('aspect-of-the-hawk', {
    copies: 2,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    attach: { at: ['self'] },
    group: 'aspect',
    attached: [given(always(bonus('attack', 1, 'bearer')), attackIs('ranged'))],
  }),
  ability('mend-pet', {
    copies: 1,
    cost: 1,
    timing: 'movement',
    windows: ['movement'],
    do: [heal(1), { is: 'when', if: [{ is: 'side-up', side: 'reverse' }], do: [heal(1)] }],
  }),
  ability('intimidation', {
    copies: 1,
    cost: 2,
    timing: 'combat',
    windows: ['before-roll'],
    if: [{ is: 'side-up', side: 'reverse' }, theirAttackIs('melee')],
    do: [{ is: 'no-attack', who: 'opponent' }],
  }),
  ability('rapid-fire', {
    copies: 1,
    cost: 2,
    timing: 'combat',
    windows: ['on-miss'],
    if: [attackIs('ranged')],
    do: [{ is: 'attack-again' }],
  }),
  ability('track-beasts', {
    copies: 1,
    cost: 0,
    timing: 'special',
    windows: ['own-turn'],
    do: [{ is: 'scout', n: 3 }, draw(1)],
  }),
];
