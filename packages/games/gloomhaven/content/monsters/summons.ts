import { summonCard } from '../words/cards.ts';

/** What bosses summon that is no monster. */
export const bossSummons = [
  summonCard('zephyr', { hp: 1, move: 2, attack: { c: 1 } }, { invulnerable: true }),
];
