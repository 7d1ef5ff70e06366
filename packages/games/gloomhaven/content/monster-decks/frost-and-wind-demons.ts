import {
  afflict,
  attack,
  become,
  damage,
  heal,
  infuse,
  move,
  push,
  relative,
  shield,
} from '../words/abilities.ts';
import { consume, consumeThen } from '../words/adjustments.ts';
import { aroundSelf, sideBySide } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentEnemies, enemiesWithin, self } from '../words/targets.ts';

export const frostDemon = monsterDeck('frost-demon', [
  card(18, [afflict(['immobilize'], enemiesWithin(2)), consumeThen('ice', heal(3))]),
  card(38, [move(relative(+1)), attack(relative(-1))]),
  card(58, [move(relative(0)), attack(relative(0))]),
  card(58, [
    move(relative(-1)),
    attack(relative(0), { range: 2, adjust: [consume('ice', { add: { attack: 2, range: 1 } })] }),
  ]),
  shuffling(78, [move(relative(-1)), attack(relative(0), { area: sideBySide })], { infuse: ['ice'] }),
  shuffling(78, [move(relative(-1)), attack(relative(0), { area: sideBySide })], { infuse: ['ice'] }),
  card(58, [move(relative(-1)), attack(relative(-1), { pierce: 3 }), consumeThen('any', infuse('ice'))]),
  card(18, [shield(2), move(relative(+1)), consumeThen('fire', damage(1, self))]),
]);

export const windDemon = monsterDeck('wind-demon', [
  card(9, [attack(relative(-1)), heal(1), consumeThen('air', become('invisible'))]),
  shuffling(21, [move(relative(0)), attack(relative(0), { pull: 1 })], { infuse: ['air'] }),
  shuffling(21, [move(relative(0)), attack(relative(0), { pull: 1 })], { infuse: ['air'] }),
  card(29, [
    move(relative(0)),
    attack(relative(-1), { count: 2, adjust: [consume('air', { add: { push: 2 } })] }),
  ]),
  card(37, [
    move(relative(0)),
    attack(relative(0), {
      area: aroundSelf([1, -1], [1, 0], [2, -1]),
      adjust: [
        consume('air', {
          add: { attack: 1 },
          area: aroundSelf([0, 1], [1, -1], [1, 0], [1, 1], [2, -1], [2, 0]),
        }),
      ],
    }),
  ]),
  card(43, [move(relative(-1)), attack(relative(+1), { adjust: [consume('air', { add: { targets: 1 } })] })]),
  card(43, [
    push(1, adjacentEnemies),
    attack(relative(0), { adjust: [consume('earth', { add: { range: -2 } })] }),
  ]),
  card(2, [shield(1), move(relative(-1)), attack(relative(-1)), consumeThen('any', infuse('air'))]),
]);
