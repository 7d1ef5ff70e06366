import type { ending as chapter } from '../../../rulebook/ending.ts';

/** The end of a scenario, in English. */
export const ending: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/ending.1':
    'A scenario ends in success or failure. Once its success or failure condition is triggered, the round is played to its end and then the scenario ends.',
  'gh/ending.1a':
    'The goal is to kill all enemies and the last one dies at initiative 15: the players who come later in the round still take their turns and may loot or gain experience.',
  'gh/ending.2': '"Kill all enemies" requires that all rooms have been revealed and no enemy is left.',
  'gh/ending.2a':
    'A thing with hit points, such as an altar or a door, is no enemy in this sense: it need not be destroyed.',
  'gh/ending.3':
    'Failure is triggered when all characters are exhausted, or by a failure condition of the scenario.',
  'gh/ending.4':
    'If success and failure are both triggered in one round, the one triggered first decides; if both come at the same moment, the scenario is a success [gh/A-14].',
  'gh/ending.5':
    'In success and failure alike, each character adds the experience gained in the scenario to its total.',
  'gh/ending.6':
    'In success and failure alike, each looted money token is converted to gold at the rate for the scenario level L; what was not looted is not gained.',
  'gh/ending.6a': 'A character with 4 tokens at L = 3 gains 12 gold.',
  'gh/ending.7':
    'In success and failure alike: all ability cards return, all items are refreshed, hit points return to the maximum.',
  'gh/ending.8':
    'In success and failure alike: bless, curse and star cards are removed from every character deck and from the monster deck, which are then whole again.',
  'gh/ending.9': 'All battle goals, completed or not, are shuffled back into their deck.',
  'gh/ending.10': 'Only on success does a character that met its battle goal get the checks printed on it.',
  'gh/ending.10a': 'A character met its goal but the scenario failed: it gains no check.',
  'gh/ending.11': 'Checks are recorded at once and every third one gives a perk at once.',
  'gh/ending.12': 'Only on success each character gains bonus experience of 4 + 2L.',
  'gh/ending.12a':
    'A scenario at L = 2 succeeds: each character, exhausted ones included, gains 8 experience in addition to its own.',
  'gh/ending.13':
    'Exhausted characters share in everything: own experience and money, battle goal, rewards, bonus experience. Exhaustion has no penalty.',
  'gh/ending.14': 'In a campaign, success also gives the conclusion text and the listed rewards.',
  'gh/ending.15': 'Outside a campaign, experience and gold only measure performance.',
  'gh/ending.16': 'After failure the party may return to the city or try again at once without a road event.',
  'gh/ending.17': 'Players may agree to give up a scenario as failed.',
  'gh/ending.18': 'A lost scenario keeps numbered treasures already looted.',
};
