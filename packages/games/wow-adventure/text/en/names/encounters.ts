import { greenEncounterNames, greenItemNames } from './encounters-green.ts';
import { greyEncounterNames, greyItemNames } from './encounters-grey.ts';
import { redEncounterNames, redItemNames } from './encounters-red.ts';
import { yellowEncounterNames, yellowItemNames } from './encounters-yellow.ts';
import { eventItemNames } from './events.ts';

/** What the encounters of the challenge decks are called in English. */
export const encounterNames = {
  ...greyEncounterNames,
  ...greenEncounterNames,
  ...yellowEncounterNames,
  ...redEncounterNames,
};

/** What the items of the challenge decks are called in English. */
export const itemNames = {
  ...greyItemNames,
  ...greenItemNames,
  ...yellowItemNames,
  ...redItemNames,
  ...eventItemNames,
};
