import type { loot as chapter } from '../../../rulebook/loot.ts';

/** Loot, in English. */
export const loot: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/loot.1': 'Loot X collects every money token and treasure tile within range X of the character.',
  'gh/loot.1a':
    'Three tokens lie in the own and the adjacent hexes and one at distance 2: Loot 1 collects three.',
  'gh/loot.2':
    'Figures and obstacles do not prevent looting, but line of sight is required as for a ranged ability and walls stop the range.',
  'gh/loot.2a': 'A token in the next hex, but on the other side of a wall, is not collected by Loot 1.',
  'gh/loot.2b': "A token in an enemy's hex within range is collected by Loot 1.",
  'gh/loot.3': 'At the end of its turn a character must loot all money and treasure in its own hex.',
  'gh/loot.3a':
    'A player would rather leave a chest for a friend, but the character ends its turn on it: it is looted anyway.',
  'gh/loot.4': 'Money tokens belong to the character that looted them and cannot be shared or given.',
  'gh/loot.5': 'A looted treasure is resolved at once [gh/terrain.28].',
  'gh/loot.6':
    'If the treasure is an item the character already owns, the new copy is sold at once to the city supply for half its price.',
  'gh/loot.6a':
    'A character loots an item that it already owns and that costs 30: it gains 15 gold and the copy joins the supply.',
  'gh/loot.7': 'A looted item that fits no free slot is still owned; it may be equipped in a later set-up.',
  'gh/loot.8': 'Summons do not loot; monsters loot only with a loot ability [gh/monsters.52].',
  'gh/loot.9':
    'Loot abilities may be skipped; end-of-turn looting may not. A loot ability, if performed, collects everything in range.',
  'gh/loot.10': 'Tokens not looted when the scenario ends are worth nothing.',
  'gh/loot.11':
    'Looting a treasure in a later hex during a move is impossible; only Loot abilities and the end-of-turn hex count.',
};
