import { attack, become, heal, loot, move, relative } from '../words/abilities.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentAllies } from '../words/targets.ts';

export const scout = monsterDeck('scout', [
  card(29, [move(relative(-1)), attack(relative(-1), { range: 3 })]),
  card(40, [move(relative(+1)), attack(relative(-1))]),
  card(53, [move(relative(0)), attack(relative(0))]),
  card(54, [move(relative(-2)), attack(relative(0), { range: 3, conditions: ['poison'] })]),
  card(69, [move(relative(-1)), attack(relative(+1))]),
  shuffling(92, [attack(relative(+2), { conditions: ['poison'] })]),
  card(79, [attack(relative(-1), { range: 4, count: 2 })]),
  shuffling(35, [move(relative(+1), { jump: true }), loot(1)]),
]);

export const shaman = monsterDeck('shaman', [
  card(8, [move(relative(0)), attack(relative(-1), { conditions: ['disarm'] })]),
  card(8, [move(relative(-1)), attack(relative(0), { conditions: ['immobilize'] })]),
  shuffling(23, [move(relative(0)), heal(3, { range: 3 })]),
  shuffling(23, [move(relative(0)), heal(3, { range: 3 })]),
  card(62, [move(relative(0)), attack(relative(0))]),
  card(74, [move(relative(-1)), attack(relative(+1))]),
  card(89, [move(relative(-1)), heal(1, { targets: adjacentAllies }), become('bless')]),
  card(9, [move(relative(+1)), attack(relative(-1), { count: 2, conditions: ['curse'] })]),
]);
