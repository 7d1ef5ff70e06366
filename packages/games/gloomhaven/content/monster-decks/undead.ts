import { afflict, attack, damage, heal, move, relative, shield } from '../words/abilities.ts';
import { consume } from '../words/adjustments.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentEnemies, anAdjacentEnemy, enemiesWithin, self } from '../words/targets.ts';

export const livingBones = monsterDeck('living-bones', [
  card(64, [move(relative(-1)), attack(relative(+1))]),
  shuffling(20, [move(relative(-2)), attack(relative(0)), heal(2)]),
  card(25, [move(relative(+1)), attack(relative(-1))]),
  card(45, [move(relative(0)), attack(relative(0))]),
  card(45, [move(relative(0)), attack(relative(0))]),
  card(81, [attack(relative(+2))]),
  card(74, [move(relative(0)), attack(relative(0), { allOnFocus: true })]),
  shuffling(12, [shield(1), heal(2)]),
]);

export const livingCorpse = monsterDeck('living-corpse', [
  card(21, [move(relative(+1)), afflict(['muddle', 'immobilize'], anAdjacentEnemy)]),
  card(47, [move(relative(+1)), attack(relative(-1))]),
  shuffling(66, [move(relative(0)), attack(relative(0))]),
  shuffling(66, [move(relative(0)), attack(relative(0))]),
  card(82, [move(relative(-1)), attack(relative(+1))]),
  card(91, [move(relative(+1)), damage(1, self)]),
  card(71, [move(relative(0)), attack(relative(+1)), afflict(['poison'], adjacentEnemies)]),
  card(32, [attack(relative(+2), { push: 1 }), damage(1, self)]),
]);

export const livingSpirit = monsterDeck('living-spirit', [
  shuffling(22, [move(relative(-1)), attack(relative(-1), { conditions: ['muddle'] })]),
  shuffling(33, [move(relative(0)), attack(relative(-1), { targets: enemiesWithin(relative(0)) })]),
  card(48, [move(relative(0)), attack(relative(0))]),
  card(48, [move(relative(0)), attack(relative(0))]),
  card(61, [attack(relative(0), { range: relative(-1), count: 2 })]),
  card(75, [move(relative(-1)), attack(relative(+1), { range: relative(-1) }), heal(1)]),
  card(55, [move(relative(0)), afflict(['curse'], enemiesWithin(relative(0)))], { infuse: ['ice'] }),
  card(67, [
    move(relative(-1)),
    attack(relative(+1), { adjust: [consume('ice', { conditions: ['stun'] })] }),
  ]),
]);
