import type { Ability } from '../../../vocabulary/abilities.ts';
import { movementCards } from '../../words/abilities.ts';
import { bonus, choose, gainEnergy, turnCard } from '../../words/effects.ts';
import { always, given, health } from '../../words/powers.ts';

const ability = movementCards('grumbaz');

/** The movement cards of Grumbaz. */
export const grumbazMovement: readonly Ability[] = [
  ability('charge', { copies: 2, cost: 1, do: [bonus('movement', 1), { is: 'charge', faces: [4, 5, 6] }] }),
  ability('bloodrage', {
    copies: 2,
    cost: 0,
    alsoCosts: [health(1)],
    do: [choose('self', { energy: [gainEnergy(2)], rage: [turnCard('reverse'), gainEnergy(1)] })],
  }),
  ability('honed-edge', {
    copies: 1,
    cost: 1,
    attach: { at: ['weapon'] },
    attached: [given(always(bonus('attack', 1, 'bearer')), { is: 'bearer-attacks' })],
  }),
  ability('intercept', {
    copies: 1,
    cost: 2,
    do: [{ is: 'move', n: 3, who: 'self', by: 'self', toFoe: true }, { is: 'end-movement' }],
  }),
];
