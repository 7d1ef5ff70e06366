import type { initiative as chapter } from '../../../rulebook/initiative.ts';

/** Initiative, in English. */
export const initiative: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/initiative.1':
    'After selection, one ability card is drawn for every monster type that has at least one figure on the map, and all players not resting reveal their two cards with the leading card on top.',
  'gh/initiative.2': 'Monster types without figures on the map draw nothing.',
  'gh/initiative.3':
    "Turns are taken from the lowest initiative to the highest; a player's initiative is that of the leading card, a long rest is 99.",
  'gh/initiative.3a':
    'The Brute leads with 61 (his other card is 15), the Scoundrel with 86; Living Bones show 45 and Bandit Archers 32. The order is Archers 32, Living Bones 45, Brute 61, Scoundrel 86.',
  'gh/initiative.3b':
    'If in the same round the Brute names 15 as leading card, the order is Brute 15, Archers 32, Living Bones 45, Scoundrel 86.',
  'gh/initiative.4':
    'Two players with equal initiative compare their other cards, the lower acting first; if still equal the players decide.',
  'gh/initiative.4a':
    'Two players lead with 20, and their other cards are 55 and 31: the player with 31 acts first.',
  'gh/initiative.5': 'A player tied with a monster type acts before it.',
  'gh/initiative.6': 'Monster types tied with each other act in the order the players choose.',
  'gh/initiative.6a':
    'Two monster types and a player all have 50: the player is first, and the players choose the order of the two types.',
  'gh/initiative.7':
    'Two or more resting players are tied at 99 without a second card, so they choose their order.',
  'gh/initiative.8':
    "When a monster type's turn comes, its elites act first in ascending standee number, then its normals in ascending standee number; each figure completes its whole turn before the next.",
  'gh/initiative.9':
    'A summon acts immediately before the character that summoned it, in a separate turn [gh/summons.5].',
  'gh/initiative.10':
    'The leading card matters only for initiative; it has no influence on which action may be used.',
  'gh/initiative.11': 'Initiative is fixed for the round once revealed.',
  'gh/initiative.12': 'If all figures of a type die before its turn, its drawn card has no effect.',
  'gh/initiative.13':
    'A monster type that gets its first figure in mid-round through a room reveal or spawn draws a card immediately; one that appears by summoning draws none that round, because summoned monsters do not act.',
  'gh/initiative.14':
    'When the ability deck of a type is empty at a draw, its discards are reshuffled first.',
  'gh/initiative.15': 'Allied and objective figures act at the initiative given by the scenario.',
};
