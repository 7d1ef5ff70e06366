import type { ChallengeCard } from '../vocabulary/challenge-cards.ts';
import { greenBeasts } from './encounters/green-beasts.ts';
import { greenHumanoids } from './encounters/green-humanoids.ts';
import { greenMoreBeasts } from './encounters/green-more-beasts.ts';
import { greenMoreHumanoids } from './encounters/green-more-humanoids.ts';
import { greenOthers } from './encounters/green-others.ts';
import { greenUndead } from './encounters/green-undead.ts';
import { greyBeasts } from './encounters/grey-beasts.ts';
import { greyHumanoids } from './encounters/grey-humanoids.ts';
import { greyMoreBeasts } from './encounters/grey-more-beasts.ts';
import { greyMoreHumanoids } from './encounters/grey-more-humanoids.ts';
import { greyOthers } from './encounters/grey-others.ts';
import { greyUndead } from './encounters/grey-undead.ts';
import { redBeasts } from './encounters/red-beasts.ts';
import { redHumanoids } from './encounters/red-humanoids.ts';
import { redMoreHumanoids } from './encounters/red-more-humanoids.ts';
import { redMoreOthers } from './encounters/red-more-others.ts';
import { redOthers } from './encounters/red-others.ts';
import { redUndead } from './encounters/red-undead.ts';
import { yellowBeasts } from './encounters/yellow-beasts.ts';
import { yellowHumanoids } from './encounters/yellow-humanoids.ts';
import { yellowMoreHumanoids } from './encounters/yellow-more-humanoids.ts';
import { yellowMoreOthers } from './encounters/yellow-more-others.ts';
import { yellowOthers } from './encounters/yellow-others.ts';
import { yellowUndead } from './encounters/yellow-undead.ts';
import { greenEvents } from './events/green.ts';
import { greyEvents } from './events/grey.ts';
import { redEvents } from './events/red.ts';
import { yellowEvents } from './events/yellow.ts';

/** The four challenge decks, forty cards each. */
export const challengeCards: readonly ChallengeCard[] = [
  ...greyBeasts,
  ...greyHumanoids,
  ...greyMoreBeasts,
  ...greyMoreHumanoids,
  ...greyOthers,
  ...greyUndead,
  ...greenBeasts,
  ...greenHumanoids,
  ...greenMoreBeasts,
  ...greenMoreHumanoids,
  ...greenOthers,
  ...greenUndead,
  ...yellowBeasts,
  ...yellowHumanoids,
  ...yellowMoreHumanoids,
  ...yellowMoreOthers,
  ...yellowOthers,
  ...yellowUndead,
  ...redBeasts,
  ...redHumanoids,
  ...redMoreHumanoids,
  ...redMoreOthers,
  ...redOthers,
  ...redUndead,
  ...greyEvents,
  ...greenEvents,
  ...yellowEvents,
  ...redEvents,
];
