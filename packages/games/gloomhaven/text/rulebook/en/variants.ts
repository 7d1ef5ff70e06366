import type { variants as chapter } from '../../../rulebook/variants.ts';

/** Variants, in English. */
export const variants: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/variants.1':
    'A solo player controls two or more characters with full knowledge. To compensate, monster level and trap damage are one step higher than for L, while gold conversion and bonus experience stay those of L. From L = 0 to L = 6, in order: monster level 1, 2, 3, 4, 5, 6, 7; gold per token 2, 2, 3, 3, 4, 4, 5; trap damage 3, 4, 5, 6, 7, 8, 9; bonus experience 4, 6, 8, 10, 12, 14, 16.',
  'gh/variants.1a':
    'In a solo game at L = 3 a damage trap deals 6, monsters are level 4, tokens are worth 3 gold each and the bonus for winning is 10 experience.',
  'gh/variants.2': 'In this mode L is at most 6: the values end there.',
  'gh/variants.3': 'Hazardous terrain deals half of the raised trap damage, rounded down.',
  'gh/variants.3a': 'In a solo game at L = 2, where traps deal 5, a hazardous hex deals 2.',
  'gh/variants.4':
    'A group may play with open information (showing hands and exact plans) under the same adjustment; it is not the recommended way.',
  'gh/variants.5':
    'Each character of a solo player keeps its own battle goal, gold, items and retirement line.',
  'gh/variants.6':
    'In this variant bless cards and the standard 2x count as +2, and curse cards and the standard null count as -2.',
  'gh/variants.6a':
    'With Attack 5 and a drawn 2x the value is 7 instead of 10; with a null it is 3 instead of 0.',
  'gh/variants.7':
    'Decks are still reshuffled at the end of a round in which a standard 2x or null was drawn, and drawn blessings and curses are still removed.',
  'gh/variants.12':
    'A random dungeon may be played instead of a scenario; it does not advance the campaign but gives experience, money, checks and personal quest progress.',
  'gh/variants.13':
    'It has three rooms, revealed one at a time, and the goal is to kill all monsters in all three.',
  'gh/variants.14':
    'Each room is made from one room card and one monster card, each drawn from its shuffled deck of 20; the two titles together name the room.',
  'gh/variants.15':
    'The room card shows the map tile or tiles, twelve numbered positions, obstacles, entrances and exits with types A or B, and a minor and a major penalty; the entrance type is printed on its back.',
  'gh/variants.16':
    'The monster card says for each of the twelve positions what is placed there: nothing, traps, treasure, money, or monsters, with marks for 2, 3 and 4 characters as in a scenario [gh/setup.6]. It also gives treasure contents and trap effects; the red damage symbol means a damage trap.',
  'gh/variants.17':
    'In the first room characters start on any empty hexes within two hexes of an entrance; if there are several entrances the players choose one.',
  'gh/variants.18':
    'Entrances and exits lie at the half hex nearest to a puzzle connection of the tile; the next room is joined there through a door.',
  'gh/variants.19':
    'The type of the exit used (A or B) must equal the type of the entrance of the next room; room cards on top of the deck that do not match are discarded until one does.',
  'gh/variants.19a':
    'The party leaves by exit B and the back of the top card shows only A: that card is discarded and the next one is checked.',
  'gh/variants.20':
    'With two exits the players use the one they like and the other is closed; with two entrances the one matching the exit must be used.',
  'gh/variants.21':
    'The next room is drawn and set up when the door to it is opened, as in revealing a room [gh/move.19], [gh/move.23].',
  'gh/variants.22':
    'Penalties: recommended are none in the first room, the minor penalty of the second room and the major penalty of the third, each when the room is revealed; players may choose more or less, up to all three major penalties.',
  'gh/variants.22a':
    'In the recommended setting the second room has the minor penalty "MUDDLE all characters": when it is revealed, all characters are muddled.',
  'gh/variants.23':
    'If a first-room penalty refers to the character who opened the door, the players choose that character; if it refers to the previous room, nothing happens.',
  'gh/variants.24': 'If an overlay is used up, a comparable one of the same type is used.',
  'gh/variants.25': 'Treasures of a random dungeon never contain campaign content.',
  'gh/variants.25a':
    'A treasure reads "recover one lost card": the character that loots it recovers one lost card.',
  'gh/variants.26':
    'Level, difficulty, battle goals, experience and money follow the normal rules; the bonus for success is granted.',
  'gh/variants.27': 'The last room has no usable exit.',
};
