import { greenEncounters } from './encounters/green.ts';
import { greyEncounters } from './encounters/grey.ts';
import { overlords } from './encounters/overlords.ts';
import { redEncounters } from './encounters/red.ts';
import type { MapEncounters } from './encounters/words.ts';
import { yellowEncounters } from './encounters/yellow.ts';

/** What is printed in the boxes of map encounters and overlords. */
export const mapEncounters: MapEncounters = {
  ...greyEncounters,
  ...greenEncounters,
  ...yellowEncounters,
  ...redEncounters,
  ...overlords,
};
