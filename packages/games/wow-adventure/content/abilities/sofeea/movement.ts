import type { Ability } from '../../../vocabulary/abilities.ts';
import { movementCards } from '../../words/abilities.ts';
import { draw, heal } from '../../words/effects.ts';

const ability = movementCards('sofeea');

/** The movement cards of Sofeea. */
export const sofeeaMovement: readonly Ability[] = [
  ability('portal', {
    copies: 1,
    cost: 2,
    insteadOfWalking: true,
    do: [{ is: 'teleport', who: 'self', to: 'city', leavesAggro: true }],
  }),
  ability('teleport', {
    copies: 2,
    cost: 2,
    insteadOfWalking: true,
    do: [{ is: 'teleport', who: 'self', to: { within: 4 } }],
  }),
  ability('arcane-intellect', { copies: 2, cost: 1, do: [draw(2)], improved: { yellow: { do: [draw(1)] } } }),
  ability('conjure-food', { copies: 2, cost: 0, do: [heal(1)], improved: { yellow: { do: [heal(1)] } } }),
];
