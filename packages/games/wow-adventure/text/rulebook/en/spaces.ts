import type { spaces as chapter } from '../../../rulebook/spaces.ts';

/** Kinds of spaces, in English. */
export const spaces: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/spaces.1':
    'A normal space has no printed name and shows one or more resource icons; as a rule, an encounter is drawn there.',
  'wow/spaces.2':
    'A key place is round and has a printed name to which quests and events refer. All key places have the same basic resources; as a rule, an encounter is drawn there.',
  'wow/spaces.3':
    'There are three cities. They are grey and offer healing, quests, travel by flight and the auction house; the challenge phase is skipped there.',
  'wow/spaces.4':
    'A map encounter has a printed name and no resource icons. No challenge card is drawn there; its printed box is followed instead, often a combat, often with a reward.',
  'wow/spaces.5': 'An overlord is a map encounter marked with a red dragon; beating it gives a trophy.',
  'wow/spaces.6':
    'The track of unbeaten encounters, at the edge of the board, holds one unbeaten encounter card in each of its 10 numbered slots.',
  'wow/spaces.7': 'One slot holds the current global event.',
  'wow/spaces.8':
    'The distance between two spaces is the least number of steps between them on the board, whatever their colours, markers and figures; flight paths do not shorten it. "Within n spaces" includes the space one stands in [wow/A-63].',
};
