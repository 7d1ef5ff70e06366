import type { Ability } from '../../../vocabulary/abilities.ts';
import { specialCards } from '../../words/abilities.ts';
import { bonus, draw } from '../../words/effects.ts';
import { always } from '../../words/powers.ts';

const ability = specialCards('burbonn');

/** The special cards of Burbonn. */
export const burbonnSpecial: readonly Ability[] = [
  ability('hunters-mark', {
    copies: 2,
    cost: 1,
    windows: ['own-turn'],
    attach: { at: ['rival', 'unbeaten'], within: 3 },
    attached: [always(bonus('defense', -1, 'bearer'))],
    improved: { red: { attached: [always(bonus('defense', -1, 'bearer'))] } },
  }),
  ability('track-beasts', {
    copies: 1,
    cost: 0,
    windows: ['own-turn'],
    do: [{ is: 'scout', n: 3 }, draw(1)],
  }),
];
