import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';
import { names } from './names.ts';
import { terms } from './terms.ts';

const scenarios: { readonly [id: string]: string } = {
  'drowned-engine': 'Down a flooded stair to a machine that should have stopped long ago.',
  'orchard-of-wires': 'Through halls where the telephone lines have taken root.',
  'ninth-toll': 'Up a steeple that leads downward, before its bell rings for the ninth time.',
};

const words = (label: string, says: string) => ({ label, says });

export const optionWords: TableOptionWords = {
  scenario: {
    title: 'Scenario',
    value: (id) => words(names.scenarios[id] ?? id, scenarios[id] ?? ''),
  },
  difficulty: {
    title: 'Difficulty',
    value: (value) =>
      words(
        terms.difficulties[value],
        {
          easy: 'For two explorers, ratings start at 1 and threat has 5 positions. Nothing can be dropped.',
          normal:
            'For two explorers, ratings start at 2 and threat has 4 positions. For any other number, they differ a little at every difficulty.',
          hard: 'For two explorers, ratings start at 4 and threat has 4 positions.',
          nightmare: 'For two explorers, ratings start at 5 and threat has only 3 positions.',
        }[value],
      ),
  },
  duration: {
    title: 'Duration',
    value: (value) =>
      words(
        terms.durations[value],
        {
          'extra-quick': 'Four chapters, with 2 fewer threat positions.',
          quick: 'Seven chapters, with 1 fewer threat position.',
          normal: 'Ten chapters.',
          full: 'All chapters of the scenario.',
        }[value],
      ),
  },
  campaign: flagWords('Single scenario or campaign', {
    on: words(
      'Campaign',
      'All three scenarios in order, beginning with the first, whichever you choose. Survivors keep 3 items each.',
    ),
    off: words('Single scenario', 'Only this scenario is played.'),
  }),
  sealedTileOutcome: {
    title: 'Tiles with every spawn space sealed',
    value: (value) =>
      ({
        none: words('No check', 'No spawn check is made for an explorer there.'),
        'rating-up': words('Rating rises', 'Instead of a check, the spawn rating rises by 1.'),
        'nearest-other-tile': words(
          'Check all the same',
          'The monster comes from the nearest spawn space on another tile.',
        ),
      })[value],
  },
  ratingReset: {
    title: 'Ratings after a failed check',
    value: (value) =>
      ({
        start: words('Back to the start', 'They return to their starting value.'),
        one: words('Back to 1', 'They return to 1.'),
      })[value],
  },
  level5Penalty: {
    title: 'Rising threat at level 5',
    value: (value) =>
      ({
        health: words('Costs health', 'Every explorer loses 1 health.'),
        'spawn-for-each': words('Brings monsters', 'A monster is spawned for each explorer.'),
        none: words('Harmless', 'Nothing happens.'),
      })[value],
  },
  stragglers: {
    title: 'Exploring with a companion left behind',
    value: (value) =>
      ({
        forbid: words(
          'Forbidden',
          'Nobody may explore while a companion stands on a tile that would leave the map.',
        ),
        'carry-along': words('Allowed', 'The companion is brought along to the explorer’s tile.'),
      })[value],
  },
  cunningPolicy: {
    title: 'Cunning monsters',
    value: (value) =>
      ({
        cunning: words('Think ahead', 'They pull levers, open doors and keep their distance.'),
        'as-irrational': words('Act like the others', 'They go straight for the nearest explorer.'),
      })[value],
  },
  supportForHealth: flagWords('Essence of others for your health', {
    on: words('Allowed', 'An adjacent companion’s essence can save your health.'),
    off: words('Not allowed', 'Only your own essence can save your health.'),
  }),
  droppedItems: {
    title: 'Dropping items',
    value: (value) =>
      ({
        usual: words('By difficulty', 'Items can be dropped and picked up, except at easy difficulty.'),
        on: words('Allowed', 'Items can be dropped and picked up at any difficulty.'),
        off: words('Not allowed', 'What doesn’t fit into the bag is destroyed.'),
      })[value],
  },
  replacementExplorers: flagWords('After an explorer’s death', {
    on: words('A new explorer', 'The player takes an explorer that nobody has used.'),
    off: words('No replacement', 'The player watches and advises.'),
  }),
  puppeteer: flagWords('Who decides for monsters', {
    on: words(
      'A puppeteer',
      'The player in the last seat has no explorer and makes the monsters’ open choices.',
    ),
    off: words('The group', 'The players make the few choices that the rules leave open.'),
  }),
  rulesUpdate: flagWords('Later update of the rules', {
    on: words('In use', 'Smaller decks, and better recharge stations and event spaces.'),
    off: words('Not in use', 'The rules as first printed.'),
  }),
  firstItem: flagWords('Starting equipment', {
    on: words('One item each', 'Everybody takes the top card of an item deck of their choice.'),
    off: words('Nothing', 'Everybody starts empty-handed.'),
  }),
  orderSpawnChecks: flagWords('Order of spawn checks', {
    on: words('Your choice', 'You decide whose check comes next.'),
    off: words('By seat', 'Checks are made in the order of seats.'),
  }),
};
