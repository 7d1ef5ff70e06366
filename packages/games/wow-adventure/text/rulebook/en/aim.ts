import type { aim as chapter } from '../../../rulebook/aim.ts';

/** The aim and what comes first, in English. */
export const aim: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/aim.1': 'A hero who holds 8 or more valor points in the quest log wins.',
  'wow/aim.2':
    'Valor comes only from cards in the quest log: completed quests, trophies, and events that say they give it.',
  'wow/aim.3':
    "Whenever a card enters a quest log, in anyone's turn, the totals are checked at once; if somebody has won, the game ends there, before another quest is drawn [wow/A-24].",
  'wow/aim.4': 'If several heroes reach 8 at the same moment, the one with the most valor wins.',
  'wow/aim.5': 'If they have the same valor, the one with more cards in the quest log wins.',
  'wow/aim.6': 'If that is equal too, the one of the higher level wins.',
  'wow/aim.7': 'If even their levels are equal, those heroes share the win.',
  'wow/aim.8': 'Where a card contradicts a rule, the card is right.',
  'wow/aim.9': 'Everybody may see every quest log and its total at any time.',
  'wow/aim.10':
    'Valor in the log is never lost. Nothing outside the log counts: not levels, not items, not unfinished quests.',
  'wow/aim.11':
    'The game has no turn limit, no elimination, no teams, no choice of talents and no money, and heroes trade or give nothing except through a card, a token or a lost duel.',
  'wow/aim.12':
    'The game is for 2 to 4 players with one hero each. With two players, the same rival sits on the right and on the left [wow/A-56].',
};
