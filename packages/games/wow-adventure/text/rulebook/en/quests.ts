import type { quests as chapter } from '../../../rulebook/quests.ts';

/** Quests, in English. */
export const quests: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/quests.1':
    'A hero never has more than two active quests, that is, quests not yet completed. A third forces the hero to discard one of the three at once, their choice, before any setup; the tokens of the discarded quest return to the supply [wow/A-31].',
  'wow/quests.2':
    "The setup text of a quest is carried out as soon as the quest is received. Tokens may go to cities and to spaces above the hero's level.",
  'wow/quests.3': "Travel: be in the named space during one's own upkeep.",
  'wow/quests.4':
    "Collect: in one's own upkeep, take one's own token from the space and put it on the quest card.",
  'wow/quests.5':
    "Deal damage or defeat: the damage must come from a card of the quest's owner or from a combat between the two heroes, whichever of them attacked. Damage from tokens, events and encounters does not count.",
  'wow/quests.6':
    'Partial progress gives no valor, but it is kept until the quest is completed or discarded.',
  'wow/quests.7':
    "When all its conditions are met, the quest is complete: it goes under the quest log, then the hero draws the top elite quest and sets it up. This can happen in the middle of a combat or in a rival's turn.",
  'wow/quests.8': "The tokens of a completed quest return to their owner's supply.",
  'wow/quests.9':
    "Some quests put their owner's tokens on other heroes; as a rule they are collected in upkeep in the same space, as the card says.",
  'wow/quests.10':
    'Conditions joined by "then" are met in that order, several in one upkeep if the place allows it; all others in any order.',
  'wow/quests.11': 'A quest drawn in quest upkeep may be advanced in the same upkeep [wow/A-64].',
  'wow/quests.12':
    'Deeds that are counted (encounters beaten, damage dealt, tokens placed) count from the moment the quest is received. A foe that falls together with the hero counts as beaten for quests, though it gives no reward [wow/A-08].',
  'wow/quests.13': 'If the elite deck is empty, no quest is drawn [wow/A-13].',
};
