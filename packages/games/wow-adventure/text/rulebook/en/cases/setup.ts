import type { casesSetup as chapter } from '../../../../rulebook/cases/setup.ts';

/** Cases of setup, in English. */
export const casesSetup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-161':
    'Three players roll 5, 5 and 2 for first player: the two with 5 roll again; whoever rolls higher starts and is the first to choose a character [wow/A-21].',
  'wow/T-162': 'Quests are dealt to four players: 8 of the 18 are in play face up, and 10 leave the game.',
  'wow/T-163':
    'A starting quest puts a token on a yellow space before the figures are placed: the token goes there, because the level limit is for heroes, not for tokens.',
  'wow/T-164':
    'Two players choose Ironforge: both start there, and there can be no attack in the city [wow/A-21].',
  'wow/T-165':
    'All is set up and the first turn is still to come: every hero is grey, on the starting side, without damage or items, with 3 ability cards, 2 quests and 0 valor.',
};
