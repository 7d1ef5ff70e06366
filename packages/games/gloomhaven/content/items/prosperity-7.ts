import { heal, shield, special } from '../words/abilities.ts';
import {
  body,
  consumed,
  forOneAttack,
  forWholeAttack,
  head,
  legs,
  oneHand,
  potion,
  small,
  soldAt,
  spent,
  twoHands,
  unlimited,
} from '../words/items.ts';

export const prosperity7 = soldAt(7, [
  unlimited(50, 'steel-sabatons', legs(60, { minusOnes: 2 }), {
    when: 'always',
    lasting: [{ on: 'turn-end', when: [{ is: 'moved-at-most-this-turn', hexes: 1 }], do: [shield(1)] }],
  }),
  consumed(51, 'shadow-armor', body(30), { when: 'attack-damage', prevent: true }),
  unlimited(52, 'protective-charm', head(60), { when: 'always', immune: ['poison', 'wound'] }),
  spent(53, 'black-knife', oneHand(25), forOneAttack('melee', { conditions: ['curse'] })),
  spent(
    54,
    'staff-of-eminence',
    twoHands(60),
    forWholeAttack('ranged', { consume: ['any'], add: { attack: 1 } }),
  ),
  consumed(55, 'super-healing-potion', potion(50), { when: 'turn', do: [heal(7)] }),
  consumed(56, 'ring-of-brutality', small(40), { when: 'turn-end', do: [special('play-top-from-hand')] }),
]);
