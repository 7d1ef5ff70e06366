import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Setup, in English. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/setup.1': 'Put the board on the table.',
  'wow/setup.2':
    'Sort the challenge cards by colour, shuffle each of the four decks by itself and put it in its holder.',
  'wow/setup.3': 'Shuffle the elite quests. The trophies form an open pile that anyone may look through.',
  'wow/setup.4':
    'Put damage tokens and encounter markers within reach; mix the discovery tokens face down to form the pool.',
  'wow/setup.5': 'Each player takes one backpack token and one quest log token.',
  'wow/setup.6':
    'Each player rolls one combat die; the player with the highest roll is first player and takes the first turn. Tied players roll again [wow/A-21].',
  'wow/setup.7':
    'Clockwise from the first player, each player chooses a character that is still free and takes its ability deck, its 4 character cards, its figure and its 9 tokens.',
  'wow/setup.8':
    'The grey character card comes into play on its starting side; the other three are kept aside.',
  'wow/setup.9': 'Shuffle the 18 starting quests and deal two to each player, face up.',
  'wow/setup.10':
    'Clockwise from the first player, each player carries out the setup text of both quests in the order they like. The figures are not on the board yet, so no setup text can depend on where a hero stands.',
  'wow/setup.11': 'Starting quests that were not dealt leave the game.',
  'wow/setup.12':
    'Clockwise from the first player, each player puts the figure in one of the three cities. Several may start in the same city [wow/A-21].',
  'wow/setup.13': 'Each player shuffles the ability deck and draws an opening hand of three cards.',
  'wow/setup.14': 'No hero starts with an item, damage, energy or a discovery token.',
};
