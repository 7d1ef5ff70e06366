import { contentOf } from '../vocabulary/content.ts';
import { abilities } from './abilities.ts';
import { spaces } from './board.ts';
import { challengeCards } from './challenge-cards.ts';
import { characters } from './characters.ts';
import { discoveryKinds } from './discoveries.ts';
import { movementDie } from './movement-die.ts';
import { eliteDeeds } from './quests/elite-deeds.ts';
import { eliteJourneys } from './quests/elite-journeys.ts';
import { startingQuests } from './quests/starting.ts';
import { trophies } from './trophies.ts';

/** Everything that is in the box. */
export const content = contentOf({
  spaces,
  characters,
  abilities,
  challengeCards,
  quests: [...startingQuests, ...eliteJourneys, ...eliteDeeds],
  trophies,
  discoveries: discoveryKinds,
  movementDie,
});
