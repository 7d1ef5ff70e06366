import type { cleanUp as chapter } from '../../../rulebook/clean-up.ts';

/** The end of the round, in English. */
export const cleanUp: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/clean-up.1':
    'When all figures have had their turns the clean-up step is performed, in the order of the rules of this chapter.',
  'gh/clean-up.2':
    'Each modifier deck from which a standard 2x or null was drawn this round is reshuffled with its discards.',
  'gh/clean-up.2a': 'Only a bless and a curse were drawn from a deck this round: it is not reshuffled.',
  'gh/clean-up.3':
    'Each monster ability deck whose card of this round has the shuffle symbol is reshuffled with its discards.',
  'gh/clean-up.4': 'Elements wane [gh/elements.4].',
  'gh/clean-up.5': 'Round bonus cards leave the active area [gh/bonuses.6].',
  'gh/clean-up.6': 'Players may short rest [gh/round.10].',
  'gh/clean-up.7': "Monsters' card bonuses end.",
  'gh/clean-up.8':
    'If the scenario counts rounds, the tracker advances one space; most scenarios do not need it.',
  'gh/clean-up.9': 'The tracker has 12 spaces, which is not a limit of rounds.',
  'gh/clean-up.10':
    'Scenario effects "at the end of the round" take place in clean-up; monsters spawned then act from the next round.',
  'gh/clean-up.11':
    'If the end of the scenario was triggered during the round, it ends now [gh/ending] instead of starting another round.',
};
