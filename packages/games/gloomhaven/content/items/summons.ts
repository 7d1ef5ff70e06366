import { summonCard } from '../words/cards.ts';

/** What items summon. */
export const itemSummons = [
  summonCard('jade-falcon', { hp: 2, move: 3, attack: 2 }, { flying: true }),
  summonCard('skeleton', { hp: 3, move: 2, attack: 2 }),
];
