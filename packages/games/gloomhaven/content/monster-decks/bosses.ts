import { attack, move, relative, special } from '../words/abilities.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';

export const boss = monsterDeck('boss', [
  card(11, [special('boss-special-2')]),
  card(14, [special('boss-special-2')]),
  shuffling(17, [special('boss-special-2')]),
  shuffling(85, [special('boss-special-1')]),
  card(79, [special('boss-special-1')]),
  card(73, [special('boss-special-1')]),
  card(36, [move(relative(0)), attack(relative(0))]),
  card(52, [move(relative(-1)), attack(relative(-1), { range: 3, count: 2 })]),
]);
