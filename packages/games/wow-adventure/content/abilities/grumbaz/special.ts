import type { Ability } from '../../../vocabulary/abilities.ts';
import { specialCards } from '../../words/abilities.ts';
import { draw, heal, turnCard } from '../../words/effects.ts';

const ability = specialCards('grumbaz');

/** The special cards of Grumbaz. */
export const grumbazSpecial: readonly Ability[] = [
  ability('berserker-rage', {
    copies: 1,
    cost: 1,
    windows: ['own-turn', 'before-roll'],
    do: [{ is: 'shed', who: 'self', what: 'one-of-rivals' }, turnCard('reverse')],
    improved: { yellow: { do: [draw(1)] } },
  }),
  ability('second-wind', {
    copies: 1,
    cost: 1,
    windows: ['own-turn'],
    do: [{ is: 'heal', n: 'rival-cards', who: 'self' }],
    improved: { yellow: { do: [heal(1)] } },
  }),
];
