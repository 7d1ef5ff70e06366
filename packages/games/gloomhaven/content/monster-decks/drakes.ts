import { attack, become, heal, move, relative, shield } from '../words/abilities.ts';
import { circle, triangle } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';

export const rendingDrake = monsterDeck('rending-drake', [
  card(12, [move(relative(+1)), attack(relative(-1))]),
  shuffling(13, [attack(relative(-1)), move(relative(-1)), attack(relative(-1))]),
  card(25, [move(relative(0)), attack(relative(0))]),
  card(39, [move(relative(-1)), attack(relative(+1))]),
  card(54, [move(relative(-2)), attack(relative(-1), { range: 3, count: 2, conditions: ['poison'] })]),
  card(59, [move(relative(-2)), attack(relative(+1), { count: 2 })]),
  shuffling(72, [attack(relative(-1)), attack(relative(-1)), attack(relative(-2))]),
  card(6, [shield(2), heal(2), become('strengthen')]),
]);

export const spittingDrake = monsterDeck('spitting-drake', [
  card(32, [move(relative(+1)), attack(relative(-1))]),
  card(52, [move(relative(0)), attack(relative(0))]),
  shuffling(57, [move(relative(0)), attack(relative(-1), { range: relative(-1), area: triangle })]),
  card(27, [attack(relative(0), { count: 2, conditions: ['poison'] })]),
  card(87, [move(relative(-1)), attack(relative(+1))]),
  card(89, [attack(relative(-2), { conditions: ['stun'] })]),
  card(6, [shield(2), heal(2), become('strengthen')]),
  shuffling(89, [
    move(relative(-1)),
    attack(relative(-2), { range: relative(-2), area: circle, conditions: ['poison'] }),
  ]),
]);
