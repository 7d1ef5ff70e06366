import { attack, damage, move, push, relative, retaliate, shield } from '../words/abilities.ts';
import { circle, triangle } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentEnemies, self } from '../words/targets.ts';

export const ancientArtillery = monsterDeck('ancient-artillery', [
  card(46, [attack(relative(-1), { range: relative(+2) })]),
  shuffling(71, [attack(relative(0)), damage(2, adjacentEnemies)]),
  shuffling(71, [attack(relative(0)), damage(2, adjacentEnemies)]),
  card(37, [push(1, adjacentEnemies), attack(relative(-1), { range: relative(-1), area: triangle })]),
  card(37, [push(1, adjacentEnemies), attack(relative(-1), { range: relative(-1), area: circle })]),
  card(95, [attack(relative(+1))]),
  card(17, [push(2, adjacentEnemies), shield(2), attack(relative(-2))]),
  card(46, [attack(relative(-1), { area: triangle, conditions: ['immobilize'] })]),
]);

export const stoneGolem = monsterDeck('stone-golem', [
  card(11, [retaliate(3, { range: 3 })]),
  card(28, [move(relative(+1)), attack(relative(0)), damage(1, self)]),
  shuffling(51, [move(relative(+1)), attack(relative(-1))]),
  card(65, [move(relative(0)), attack(relative(0))]),
  card(72, [attack(relative(+1), { range: 3 }), damage(2, self)]),
  shuffling(90, [move(relative(-1)), attack(relative(+1))]),
  card(83, [move(relative(0)), attack(relative(-1), { targets: adjacentEnemies })]),
  card(28, [move(relative(+1)), attack(relative(-2), { range: 3, pull: 2, conditions: ['immobilize'] })]),
]);
