import { heal, refresh } from '../words/abilities.ts';
import { line } from '../words/areas.ts';
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
import { self } from '../words/targets.ts';

export const prosperity3 = soldAt(3, [
  unlimited(22, 'heavy-greaves', legs(20, { minusOnes: 1 }), { when: 'always', immune: ['forced-movement'] }),
  spent(23, 'chainmail', body(20, { circles: 3, minusOnes: 3 }), { when: 'attack-damage', shield: 1 }),
  spent(24, 'amulet-of-life', head(20), { when: 'turn', do: [heal(1)] }),
  spent(25, 'jagged-sword', oneHand(30), forOneAttack('melee', { conditions: ['wound'] })),
  spent(26, 'long-spear', twoHands(30), forWholeAttack('melee', { area: line(2) })),
  consumed(27, 'major-healing-potion', potion(30), { when: 'turn', do: [heal(5)] }),
  consumed(28, 'moon-earring', small(20), {
    when: 'turn',
    do: [refresh({ count: 'all', state: 'spent', targets: self })],
  }),
]);
