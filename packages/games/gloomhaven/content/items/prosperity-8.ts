import { afflict } from '../words/abilities.ts';
import { aroundTarget } from '../words/areas.ts';
import {
  body,
  consumed,
  forOneAttack,
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
import { selfAndAdjacentAllies } from '../words/targets.ts';

export const prosperity8 = soldAt(8, [
  unlimited(57, 'serene-sandals', legs(75), { when: 'basic', move: 4 }),
  unlimited(58, 'cloak-of-phasing', body(75), { when: 'always', flying: true, hiddenInObstacles: true }),
  spent(59, 'telescopic-lens', head(50), forWholeAttack('ranged', { add: { range: 2 } })),
  consumed(
    60,
    'unstable-explosives',
    oneHand(45),
    forWholeAttack('ranged', { area: aroundTarget([0, 0], [1, 0], [0, 1], [1, 1]), alliesInAreaSuffer: 3 }),
  ),
  spent(61, 'wall-shield', twoHands(60), { when: 'attack-damage', shield: 4 }),
  consumed(62, 'doom-powder', small(40), forOneAttack('any', { conditions: ['stun', 'poison', 'curse'] })),
  consumed(63, 'lucky-eye', small(60), {
    when: 'turn',
    do: [afflict(['strengthen'], selfAndAdjacentAllies)],
  }),
]);
