import type { Ability } from '../../../vocabulary/abilities.ts';
import { specialCards } from '../../words/abilities.ts';
import { bonus, damage, discardThis, each, when } from '../../words/effects.ts';
import { always, at, given } from '../../words/powers.ts';

const ability = specialCards('sandrai');

/** The special cards of Sandrai. */
export const sandraiSpecial: readonly Ability[] = [
  ability('curse-of-recklessness', {
    copies: 2,
    cost: 1,
    windows: ['own-turn'],
    attach: { at: ['rival'], within: 4 },
    group: 'curse',
    attached: [always(bonus('attack', 1, 'bearer'), bonus('defense', -2, 'bearer'))],
  }),
  ability('curse-of-weakness', {
    copies: 2,
    cost: 1,
    windows: ['own-turn', 'before-roll'],
    attach: { at: ['rival', 'unbeaten', 'opponent'], within: 4 },
    group: 'curse',
    attached: [
      always(bonus('attack', -1, 'bearer'), { is: 'bonus', stat: 'damage', n: -1, who: 'bearer', least: 1 }),
    ],
  }),
  ability('curse-of-agony', {
    copies: 2,
    cost: 1,
    windows: ['own-turn'],
    attach: { at: ['rival'], within: 4 },
    counters: 2,
    group: 'curse',
    attached: [
      given(at('movement-roll', damage(1, 'bearer'), { is: 'remove-counter' }), {
        is: 'rolled-energy',
        atLeast: 3,
      }),
    ],
  }),
  ability('corruption', {
    copies: 2,
    cost: 2,
    windows: ['own-turn'],
    attach: { at: ['rival'], within: 3 },
    counters: 2,
    attached: [at('turn-end', when({ is: 'bearer-outside' }, damage(1, 'bearer')), { is: 'remove-counter' })],
  }),
  ability('soulstone', {
    copies: 1,
    cost: 2,
    windows: ['own-turn'],
    attach: { at: ['self'] },
    attached: [at('would-be-defeated', { is: 'survive' }, discardThis)],
  }),
  ability('rain-of-fire', {
    copies: 1,
    cost: 2,
    windows: ['own-turn'],
    do: [each({ is: 'rivals-within', spaces: 2 }, damage(1, 'it'))],
    improved: { red: { do: [{ is: 'clear-unbeaten' }] } },
  }),
];
