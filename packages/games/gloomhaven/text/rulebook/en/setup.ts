import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Scenario set-up, in English. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/setup.1':
    "Set-up runs in this order: (1) lay out map tiles and prepare the monster types; (2) read the introduction and apply the negative effects listed in the scenario's special rules; (3) deal two battle goals to each player, who keeps one; (4) equip items and add the -1 cards they require; (5) choose the hand of ability cards; (6) apply pending effects of the road and city events; (7) place figures and begin round 1.",
  'gh/setup.1a':
    'A road event says that all characters begin with POISON: the tokens are handed out after the hands are chosen. The players already know the event text when they choose equipment and hands, but nothing else changes.',
  'gh/setup.1b': 'A player who has not yet chosen a battle goal cannot equip items: the goals come first.',
  'gh/setup.2':
    'The scenario level, L, is fixed before set-up and cannot change until the scenario ends [gh/level.7].',
  'gh/setup.3':
    'A scenario page supplies: name, number and grid location, required achievements, links, victory condition, introduction, numbered story sections, conclusion, new locations, rewards, tile list and layout, monster key, starting hexes, trap type, treasure numbers, overlay and money positions, special rules.',
  'gh/setup.4':
    'A scenario map is divided into rooms separated by door tiles; a room may consist of several map tiles when they are joined by other overlays such as corridors.',
  'gh/setup.5':
    'Only the starting room is populated at the start; the content of the other rooms stays unrevealed and off the board.',
  'gh/setup.6':
    'Each monster position has three marks: upper left for 2 characters, upper right for 3, bottom for 4. Black means no monster, white a normal monster, gold an elite.',
  'gh/setup.6a':
    'A hex marked black, white and gold gets nothing with 2 characters, a normal monster with 3 and an elite with 4.',
  'gh/setup.7': 'The key may be printed in two orientations; the meaning of the three marks does not change.',
  'gh/setup.8':
    'Normal monsters use white stands, elites gold stands; the rank never changes during the scenario unless an effect says so.',
  'gh/setup.9':
    'Standee numbers are assigned at random among the free standees of the type every time monsters are placed.',
  'gh/setup.9a':
    'Four Bandit Guards are placed: which of them has which number is down to chance, and differs from one game to the next.',
  'gh/setup.10':
    'Each player chooses any empty starting hex for the character; two characters cannot share one.',
  'gh/setup.11':
    'Money tokens, traps, treasure and other overlays of the starting room are placed as drawn on the page.',
  'gh/setup.12':
    'Monster hit points, attack and other statistics are read at monster level, normally equal to L [gh/level.1].',
  'gh/setup.13': "A treasure's content is secret until looted; only its number is known.",
  'gh/setup.14':
    'Battle goals are dealt secretly, two per character; one is kept face down and the other is discarded. The kept goal stays secret until the scenario ends.',
  'gh/setup.14a':
    'With the goal of having five or more cards in hand and discard pile together at the end, winning with 3 cards in hand and 2 discarded meets it; cards in the active area or the lost pile do not count.',
  'gh/setup.15':
    "Equipment limits per scenario: one head, one body, one legs item, either up to two one-hand items or one two-hand item, and small items up to half the character's level rounded up.",
  'gh/setup.15a': 'Characters of level 1, 2, 3, 5 and 9 may equip at most 1, 1, 2, 3 and 5 small items.',
  'gh/setup.15b': 'With a two-hand item equipped, no one-hand item can be added.',
  'gh/setup.16':
    "For each equipped item that lists -1 cards, that many star -1 cards are shuffled into the character's modifier deck for this scenario, unless a perk says item penalties are ignored.",
  'gh/setup.16a':
    'Body armour that lists two -1 cards takes the deck from 20 to 22 cards; after the scenario it is back to 20.',
  'gh/setup.17':
    'Equipment can only be changed between scenarios; an item acquired during a scenario is owned at once but cannot be equipped until a later set-up.',
  'gh/setup.18':
    "A player picks exactly as many cards as the hand limit, all from the character's pool, all different; only these cards are usable in the scenario.",
  'gh/setup.18a': 'A Scoundrel with 12 cards in her pool must choose exactly 9: neither 8 nor 10 will do.',
  'gh/setup.19': 'Using only level 1 cards when first playing a class is advice, not an obligation.',
  'gh/setup.20':
    'Pending blessings from the sanctuary and modifier cards from events are shuffled into the decks during set-up.',
  'gh/setup.21':
    'An event result saying "start scenario with…" affects every character, unless it says that one character is affected; then the players pick which.',
  'gh/setup.21a':
    'All characters start the scenario with 3 damage: those with 10 and 8 hit points begin round 1 with 7 and 5.',
  'gh/setup.22':
    'If an event or scenario effect discards or loses ability cards, it does so after the hands have been chosen.',
  'gh/setup.23': 'Special rules of the scenario override the general rules where they conflict.',
  'gh/setup.24':
    'If there are too few standees at set-up, the positions nearest to the starting hexes are filled first (compare [gh/move.20]).',
};
