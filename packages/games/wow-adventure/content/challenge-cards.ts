import type { ChallengeCard } from '../vocabulary/challenge-cards.ts';
import { greenBeasts } from './encounters/beasts/green.ts';
import { greyBeasts } from './encounters/beasts/grey.ts';
import { redBeasts } from './encounters/beasts/red.ts';
import { yellowBeasts } from './encounters/beasts/yellow.ts';
import { greenDemons } from './encounters/demons/green.ts';
import { redDemons } from './encounters/demons/red.ts';
import { yellowDemons } from './encounters/demons/yellow.ts';
import { dragonkin } from './encounters/dragonkin.ts';
import { greyAndGreenElementals } from './encounters/elementals/grey-and-green.ts';
import { yellowAndRedElementals } from './encounters/elementals/yellow-and-red.ts';
import { greenMeleeHumanoids } from './encounters/humanoids/green-melee.ts';
import { greenRangedHumanoids } from './encounters/humanoids/green-ranged.ts';
import { greyMeleeHumanoids } from './encounters/humanoids/grey-melee.ts';
import { greyRangedHumanoids } from './encounters/humanoids/grey-ranged.ts';
import { redMeleeHumanoids } from './encounters/humanoids/red-melee.ts';
import { redRangedHumanoids } from './encounters/humanoids/red-ranged.ts';
import { yellowMeleeHumanoids } from './encounters/humanoids/yellow-melee.ts';
import { yellowRangedHumanoids } from './encounters/humanoids/yellow-ranged.ts';
import { greyAndGreenMechanical } from './encounters/mechanical/grey-and-green.ts';
import { yellowAndRedMechanical } from './encounters/mechanical/yellow-and-red.ts';
import { greenUndead } from './encounters/undead/green.ts';
import { greyUndead } from './encounters/undead/grey.ts';
import { redUndead } from './encounters/undead/red.ts';
import { yellowUndead } from './encounters/undead/yellow.ts';
import { greenEvents } from './events/green.ts';
import { greyEvents } from './events/grey.ts';
import { redEvents } from './events/red.ts';
import { yellowEvents } from './events/yellow.ts';

/** The four challenge decks, forty cards each. */
export const challengeCards: readonly ChallengeCard[] = [
  ...greyBeasts,
  ...greenBeasts,
  ...yellowBeasts,
  ...redBeasts,
  ...greyMeleeHumanoids,
  ...greyRangedHumanoids,
  ...greenMeleeHumanoids,
  ...greenRangedHumanoids,
  ...yellowMeleeHumanoids,
  ...yellowRangedHumanoids,
  ...redMeleeHumanoids,
  ...redRangedHumanoids,
  ...greyUndead,
  ...greenUndead,
  ...yellowUndead,
  ...redUndead,
  ...greenDemons,
  ...yellowDemons,
  ...redDemons,
  ...greyAndGreenElementals,
  ...yellowAndRedElementals,
  ...greyAndGreenMechanical,
  ...yellowAndRedMechanical,
  ...dragonkin,
  ...greyEvents,
  ...greenEvents,
  ...yellowEvents,
  ...redEvents,
];
