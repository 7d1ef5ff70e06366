import { become, heal, recover } from '../words/abilities.ts';
import {
  body,
  consumed,
  forOneAttack,
  forWholeAttack,
  head,
  legs,
  oneHand,
  potion,
  soldAt,
  spent,
  twoHands,
  unlimited,
} from '../words/items.ts';
import { self } from '../words/targets.ts';

export const prosperity1 = soldAt(1, [
  spent(1, 'boots-of-striding', legs(20), { when: 'move', add: 2 }),
  spent(2, 'winged-shoes', legs(20), { when: 'move', jump: true }),
  spent(3, 'hide-armor', body(10, { circles: 2, minusOnes: 2 }), { when: 'attack-damage', shield: 1 }),
  spent(4, 'leather-armor', body(20), { when: 'attacked', disadvantage: true }),
  consumed(5, 'cloak-of-invisibility', body(20), { when: 'turn', do: [become('invisible')] }),
  spent(6, 'eagle-eye-goggles', head(30), forWholeAttack('any', { advantage: true })),
  unlimited(7, 'iron-helmet', head(10), { when: 'always', tamesDoubles: true }),
  spent(8, 'heater-shield', oneHand(20), { when: 'attack-damage', shield: 1 }),
  consumed(9, 'piercing-bow', twoHands(30), forWholeAttack('ranged', { ignoreShield: true })),
  consumed(10, 'war-hammer', twoHands(30), forWholeAttack('melee', { conditions: ['stun'] })),
  spent(11, 'poison-dagger', oneHand(20), forOneAttack('melee', { conditions: ['poison'] })),
  consumed(12, 'minor-healing-potion', potion(10), { when: 'turn', do: [heal(3)] }),
  consumed(13, 'minor-stamina-potion', potion(10), {
    when: 'turn',
    do: [recover({ pile: 'discard', count: 2, targets: self })],
  }),
  consumed(14, 'minor-power-potion', potion(10), forWholeAttack('any', { add: { attack: 1 } })),
]);
