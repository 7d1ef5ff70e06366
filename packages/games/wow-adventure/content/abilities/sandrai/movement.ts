import type { Ability } from '../../../vocabulary/abilities.ts';
import { movementCards } from '../../words/abilities.ts';
import { inCity, not } from '../../words/conditions.ts';
import { bonus, gainEnergy } from '../../words/effects.ts';
import { always, health } from '../../words/powers.ts';

const ability = movementCards('sandrai');

/** The movement cards of Sandrai. */
export const sandraiMovement: readonly Ability[] = [
  ability('dark-bargain', { copies: 2, cost: 0, alsoCosts: [health(1)], do: [gainEnergy(2)] }),
  ability('ritual-of-summoning', {
    copies: 1,
    cost: 2,
    if: [not(inCity)],
    aim: { at: ['rival'], within: 4 },
    do: [{ is: 'teleport', who: 'target', to: 'own-space' }],
  }),
  ability('demon-skin', {
    copies: 1,
    cost: 0,
    attach: { at: ['self'] },
    attached: [always(bonus('health', 1, 'bearer'))],
    improved: { red: { attached: [always(bonus('defense', 1, 'bearer'))] } },
  }),
];
