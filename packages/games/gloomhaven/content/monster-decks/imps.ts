import { afflict, attack, heal, move, relative, shield } from '../words/abilities.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { alliesWithin, enemiesWithin } from '../words/targets.ts';

export const imp = monsterDeck('imp', [
  card(5, [shield(5), heal(1)]),
  card(37, [move(relative(0)), attack(relative(0))]),
  card(37, [move(relative(0)), attack(relative(0))]),
  card(42, [move(relative(+1)), heal(2, { range: 3 })]),
  shuffling(43, [move(relative(0)), attack(relative(-1), { count: 2, conditions: ['poison'] })]),
  card(76, [move(relative(-1)), attack(relative(+1))]),
  shuffling(43, [move(relative(0)), attack(relative(-1), { count: 2, conditions: ['curse'] })]),
  card(24, [afflict(['strengthen'], alliesWithin(2)), afflict(['muddle'], enemiesWithin(2))]),
]);
