import { afflict, attack, damage, heal, infuse, move, relative } from '../words/abilities.ts';
import { consume, consumeThen } from '../words/adjustments.ts';
import { aroundSelf, circle, line } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentEnemies, enemiesWithin, self } from '../words/targets.ts';
import { makeTrap } from '../words/terrain.ts';

export const earthDemon = monsterDeck('earth-demon', [
  shuffling(40, [heal(3), consumeThen('earth', afflict(['immobilize'], enemiesWithin(3)))]),
  shuffling(42, [move(relative(+1)), attack(relative(-1))]),
  card(62, [move(relative(0)), attack(relative(0))], { infuse: ['earth'] }),
  card(71, [attack(relative(0), { range: 4, adjust: [consume('earth', { add: { targets: 1 } })] })]),
  card(83, [move(relative(-1)), attack(relative(+1))], { infuse: ['earth'] }),
  card(93, [
    move(relative(-1)),
    attack(relative(-1), { targets: adjacentEnemies, adjust: [consume('earth', { add: { push: 1 } })] }),
  ]),
  card(79, [move(relative(+1)), attack(relative(0), { adjust: [consume('air', { add: { attack: -2 } })] })]),
  card(87, [
    move(relative(0)),
    attack(relative(-1), { area: aroundSelf([1, -1], [1, 0], [2, -1]) }),
    consumeThen('any', infuse('earth')),
  ]),
]);

export const flameDemon = monsterDeck('flame-demon', [
  card(3, [move(relative(+1)), attack(relative(-1))], { infuse: ['fire'] }),
  card(24, [move(relative(0)), attack(relative(0))], { infuse: ['fire'] }),
  shuffling(46, [attack(relative(0), { adjust: [consume('fire', { area: circle })] })]),
  card(49, [
    attack(relative(0), {
      area: line(2),
      adjust: [consume('fire', { add: { attack: 1 }, conditions: ['wound'] })],
    }),
  ]),
  card(67, [move(relative(-1)), attack(relative(+1), { range: relative(-1) })], { infuse: ['fire'] }),
  card(77, [attack(relative(0), { targets: adjacentEnemies }), consumeThen('ice', damage(1, self))]),
  shuffling(30, [
    consumeThen('fire', damage(2, adjacentEnemies)),
    move(relative(0)),
    attack(relative(-2), { count: 2, conditions: ['wound'] }),
  ]),
  card(8, [
    move(relative(-1)),
    makeTrap({ damage: 4, nearestToEnemy: true }),
    consumeThen('any', infuse('fire')),
  ]),
]);
