import type { Ability } from '../../../vocabulary/abilities.ts';
import { movementCards } from '../../words/abilities.ts';
import { attackIs, inCity, not } from '../../words/conditions.ts';
import { bonus, damage, discardThis, heal, when } from '../../words/effects.ts';
import { always, at, given } from '../../words/powers.ts';

const ability = movementCards('burbonn');

/** The movement cards of Burbonn. */
export const burbonnMovement: readonly Ability[] = [
  ability('freezing-trap', {
    copies: 2,
    cost: 1,
    if: [not(inCity)],
    attach: { at: ['space'] },
    attached: [at('enter-space', { is: 'stop' }, discardThis)],
    improved: { yellow: { attached: [at('enter-space', damage(1, 'entering'))] } },
  }),
  ability('aspect-of-the-cheetah', {
    copies: 2,
    cost: 0,
    do: [bonus('movement', 1)],
    improved: { green: { do: [bonus('movement', 1)] } },
  }),
  ability('aspect-of-the-hawk', {
    copies: 2,
    cost: 1,
    attach: { at: ['self'] },
    group: 'aspect',
    attached: [given(always(bonus('attack', 1, 'bearer')), attackIs('ranged'))],
  }),
  ability('mend-pet', {
    copies: 1,
    cost: 1,
    do: [heal(1), when({ is: 'side-up', side: 'reverse' }, heal(1))],
  }),
];
