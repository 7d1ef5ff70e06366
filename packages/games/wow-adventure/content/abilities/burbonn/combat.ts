import type { Ability } from '../../../vocabulary/abilities.ts';
import { combatCards } from '../../words/abilities.ts';
import { ranged } from '../../words/attacks.ts';
import { againstEncounters, againstHeroes, attackIs, theirAttackIs } from '../../words/conditions.ts';
import { bonus, damage, discardThis, endCombat, noAttack, when } from '../../words/effects.ts';
import { always, at, given } from '../../words/powers.ts';

const ability = combatCards('burbonn');

/** The combat cards of Burbonn. */
export const burbonnCombat: readonly Ability[] = [
  ability('arcane-shot', {
    copies: 3,
    cost: 1,
    windows: ['before-roll'],
    replacement: ranged(3),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 2)] } },
  }),
  ability('aimed-shot', {
    copies: 2,
    cost: 2,
    windows: ['before-roll'],
    replacement: ranged(5),
    improved: { yellow: { do: [bonus('attack', 1)] }, red: { do: [bonus('attack', 1), bonus('damage', 1)] } },
  }),
  ability('concussive-shot', {
    copies: 2,
    cost: 1,
    windows: ['before-roll'],
    if: [attackIs('ranged'), theirAttackIs('melee')],
    do: [bonus('attack', 1), bonus('attack', -2, 'opponent')],
    improved: { red: { do: [bonus('attack', -1, 'opponent')] } },
  }),
  ability('serpent-sting', {
    copies: 2,
    cost: 1,
    windows: ['after-attack'],
    if: [
      {
        is: 'either',
        of: [
          [againstHeroes, { is: 'hit' }],
          [againstEncounters, { is: 'opponent-unbeaten' }],
        ],
      },
    ],
    do: [{ is: 'attach-this' }],
    attached: [
      at('turn-start', damage(1, 'bearer'), discardThis),
      given(always(bonus('defense', -2, 'bearer')), { is: 'bearer-is', kind: 'encounter' }),
    ],
    improved: { red: { do: [when(againstHeroes, damage(1))] } },
  }),
  ability('feign-death', { copies: 2, cost: 1, windows: ['after-roll'], do: [endCombat('track')] }),
  ability('intimidation', {
    copies: 1,
    cost: 2,
    windows: ['before-roll'],
    if: [{ is: 'side-up', side: 'reverse' }, theirAttackIs('melee')],
    do: [noAttack('opponent')],
  }),
  ability('rapid-fire', {
    copies: 1,
    cost: 1,
    windows: ['on-miss'],
    if: [attackIs('ranged')],
    do: [{ is: 'attack-again' }],
  }),
];
