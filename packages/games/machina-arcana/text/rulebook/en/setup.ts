import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Setup, in English. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/setup.1':
    'The players choose a scenario and stack its chapters in order. A shorter duration leaves some of them out [ma/ending.9].',
  'ma/setup.2':
    'Each player takes a board, its markers, an explorer card and its figure. Health and stamina begin at their maximum, essence at the starting value on the card.',
  'ma/setup.3':
    'Explorers begin without items, unless the table plays that each takes the top card of a level 1 item deck of their choice [ma/Q11].',
  'ma/setup.4':
    'The spawn rating and the horror rating begin at the value set by the difficulty [ma/ending.9], threat at its first position and the monster level at 1.',
  'ma/setup.5':
    'The explorer event deck is made of the core explorer events and those of the scenario, shuffled together: 40 cards. The horror event deck is made in the same way.',
  'ma/setup.6':
    'There are four item decks, of weapons, apparel, artifacts and consumables. At the start each holds the cards of level 1, shuffled.',
  'ma/setup.7': 'The monster deck holds the monsters of level 1, shuffled. Bosses are never in it.',
  'ma/setup.8':
    'The map tiles are shuffled, each with a random side up; the bottom one is the starting tile. It lies as printed, with its arrow to the south.',
  'ma/setup.9':
    'The entry is the exit with the arrow. Explorers are placed in seat order: first on its two exit spaces, the one with the lower coordinate first, then on the free spaces with the fewest steps from them, row by row from the north-west; pits are passed over.',
  'ma/setup.10': 'Then the first chapter is turned up, and its enters-play ability is resolved.',
  'ma/setup.11': 'No monster is on the map at the start, unless a chapter says so.',
  'ma/setup.12':
    'Chapters, not the monster level, bring items of levels 2 and 3 into the game: an effect that adds an item level shuffles all cards of that level into the item decks.',
  'ma/setup.13':
    'There are one to four explorers, never the same one twice. Each has a seat, one player may hold several seats, and the players choose freely who plays whom.',
  'ma/setup.14':
    'The order of setup is: scenario, difficulty, duration and explorers; decks; tiles; ratings; figures; first chapter.',
  'ma/setup.15':
    'Everything is open to everybody, except the order of face-down decks and of the tile stack. What a card lets one player look at, all may see.',
};
