import { become, heal, infuse, refresh } from '../words/abilities.ts';
import { halfCircle } from '../words/areas.ts';
import {
  body,
  consumed,
  forWholeAttack,
  head,
  legs,
  oneHand,
  potion,
  small,
  soldAt,
  spent,
  twoHands,
} from '../words/items.ts';
import { self } from '../words/targets.ts';

export const prosperity6 = soldAt(6, [
  spent(43, 'boots-of-quickness', legs(75), { when: 'reveal', initiative: 20 }),
  spent(44, 'splintmail', body(35, { circles: 4, minusOnes: 4 }), { when: 'attack-damage', shield: 1 }),
  consumed(45, 'pendant-of-dark-pacts', head(75), {
    when: 'turn',
    do: [refresh({ count: 2, state: 'consumed', slots: ['small'], targets: self }), become('curse')],
  }),
  spent(46, 'spiked-shield', oneHand(40), { when: 'attack-damage', shield: 1, retaliate: 2 }),
  consumed(47, 'reaping-scythe', twoHands(40), forWholeAttack('melee', { area: halfCircle })),
  consumed(48, 'major-mana-potion', potion(30), { when: 'turn', do: [infuse('any', 'any')] }),
  consumed(49, 'sun-earring', small(40), {
    when: 'turn',
    do: [refresh({ count: 'all', state: 'spent', targets: self }), heal(3)],
  }),
]);
