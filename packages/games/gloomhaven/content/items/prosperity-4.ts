import { recover, summon } from '../words/abilities.ts';
import { triangle } from '../words/areas.ts';
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
  unlimited,
} from '../words/items.ts';
import { self } from '../words/targets.ts';

export const prosperity4 = soldAt(4, [
  unlimited(29, 'comfortable-shoes', legs(30), { when: 'basic', move: 3 }),
  spent(30, 'studded-leather', body(30), { when: 'attacked', disadvantage: true, shield: 1 }),
  spent(31, 'hawk-helm', head(20), forWholeAttack('ranged', { add: { range: 1 } })),
  spent(32, 'tower-shield', oneHand(40), { when: 'attack-damage', shield: 2 }),
  consumed(33, 'volatile-bomb', oneHand(30), forWholeAttack('ranged', { area: triangle })),
  consumed(34, 'major-stamina-potion', potion(30), {
    when: 'turn',
    do: [recover({ pile: 'discard', count: 3, targets: self })],
  }),
  consumed(35, 'falcon-figurine', small(50), { when: 'turn', do: [summon('jade-falcon')] }),
]);
