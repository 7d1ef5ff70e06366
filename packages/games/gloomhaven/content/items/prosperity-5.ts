import { special } from '../words/abilities.ts';
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
  unlimited,
} from '../words/items.ts';

export const prosperity5 = soldAt(5, [
  spent(36, 'boots-of-dashing', legs(40), { when: 'move', add: 3 }),
  spent(37, 'robes-of-evocation', body(40), forWholeAttack('any', { consume: ['any'], add: { attack: 1 } })),
  unlimited(38, 'heavy-basinet', head(30, { minusOnes: 2 }), { when: 'always', immune: ['stun', 'muddle'] }),
  spent(39, 'hooked-chain', twoHands(40), forWholeAttack('ranged', { add: { pull: 2 } })),
  unlimited(40, 'versatile-dagger', oneHand(25), { when: 'basic', attack: 3 }),
  consumed(41, 'major-power-potion', potion(40), forWholeAttack('any', { add: { attack: 2 } })),
  consumed(42, 'ring-of-haste', small(30), { when: 'turn-end', do: [special('play-bottom-from-hand')] }),
]);
