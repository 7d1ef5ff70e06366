import { heal, recover, refresh, special } from '../words/abilities.ts';
import {
  body,
  consumed,
  forWholeAttack,
  head,
  legs,
  oneHand,
  small,
  soldAt,
  spent,
  twoHands,
  unlimited,
} from '../words/items.ts';
import { ownMeleeAttacks } from '../words/lasting.ts';
import { self } from '../words/targets.ts';

export const prosperity9 = soldAt(9, [
  spent(64, 'boots-of-sprinting', legs(75), { when: 'move', add: 4 }),
  spent(65, 'platemail', body(50, { circles: 5, minusOnes: 5 }), { when: 'attack-damage', shield: 1 }),
  unlimited(66, 'mask-of-terror', head(50), {
    when: 'always',
    lasting: [ownMeleeAttacks({ add: { push: 1 } })],
  }),
  unlimited(67, 'balanced-blade', oneHand(60), { when: 'basic', attack: 4 }),
  unlimited(68, 'halberd', twoHands(75), forWholeAttack('melee', { reach: 2 })),
  consumed(69, 'star-earring', small(70), {
    when: 'turn',
    do: [
      refresh({ count: 'all', state: 'spent', targets: self }),
      heal(3),
      recover({ pile: 'discard', count: 2, targets: self }),
    ],
  }),
  consumed(70, 'second-chance-ring', small(75), { when: 'turn-end', do: [special('take-another-turn')] }),
]);
