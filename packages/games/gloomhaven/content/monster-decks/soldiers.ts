import { attack, become, move, relative, retaliate, shield } from '../words/abilities.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { makeTrap } from '../words/terrain.ts';

export const archer = monsterDeck('archer', [
  card(16, [move(relative(+1)), attack(relative(-1))]),
  card(31, [move(relative(0)), attack(relative(0))]),
  card(32, [move(relative(0)), attack(relative(+1), { range: relative(-1) })]),
  card(44, [move(relative(-1)), attack(relative(+1))]),
  card(56, [attack(relative(-1), { count: 2 })]),
  shuffling(68, [attack(relative(+1), { range: relative(+1) })]),
  card(14, [move(relative(-1)), attack(relative(-1)), makeTrap({ damage: 3, nearestToEnemy: true })]),
  shuffling(29, [
    move(relative(0)),
    attack(relative(-1), { range: relative(+1), conditions: ['immobilize'] }),
  ]),
]);

export const guard = monsterDeck('guard', [
  shuffling(15, [shield(1), retaliate(2)]),
  card(30, [move(relative(+1)), attack(relative(-1))]),
  card(35, [move(relative(-1)), attack(relative(0), { range: 2 })]),
  card(50, [move(relative(0)), attack(relative(0))]),
  card(50, [move(relative(0)), attack(relative(0))]),
  card(70, [move(relative(-1)), attack(relative(+1))]),
  card(55, [move(relative(-1)), attack(relative(0)), become('strengthen')]),
  shuffling(15, [shield(1), attack(relative(0), { conditions: ['poison'] })]),
]);
