import { infuse, refresh } from '../words/abilities.ts';
import { sideBySide } from '../words/areas.ts';
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

export const prosperity2 = soldAt(2, [
  spent(15, 'boots-of-speed', legs(30), { when: 'reveal', initiative: 10 }),
  unlimited(16, 'cloak-of-pockets', body(20), { when: 'always', smallSlots: 2 }),
  consumed(17, 'empowering-talisman', head(45), {
    when: 'turn',
    do: [refresh({ count: 1, state: 'consumed', slots: ['small'], targets: self })],
  }),
  consumed(18, 'battle-axe', oneHand(20), forWholeAttack('melee', { area: sideBySide })),
  spent(19, 'weighted-net', twoHands(20), forOneAttack('ranged', { conditions: ['immobilize'] })),
  consumed(20, 'minor-mana-potion', potion(10), { when: 'turn', do: [infuse('any')] }),
  consumed(21, 'stun-powder', small(20), forOneAttack('any', { conditions: ['stun'] })),
]);
