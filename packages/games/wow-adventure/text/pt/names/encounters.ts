import type {
  encounterNames as englishEncounters,
  itemNames as englishItems,
} from '../../en/names/encounters.ts';
import type { GenderedNameForm } from '../../name-forms.ts';
import { greenEncounterNames, greenItemNames } from './encounters-green.ts';
import { greyEncounterNames, greyItemNames } from './encounters-grey.ts';
import { redEncounterNames, redItemNames } from './encounters-red.ts';
import { yellowEncounterNames, yellowItemNames } from './encounters-yellow.ts';
import { eventItemNames } from './events.ts';

/** What the encounters of the challenge decks are called in Portuguese. */
export const encounterNames: Readonly<Record<keyof typeof englishEncounters, GenderedNameForm>> = {
  ...greyEncounterNames,
  ...greenEncounterNames,
  ...yellowEncounterNames,
  ...redEncounterNames,
};

/** What the items of the challenge decks are called in Portuguese. */
export const itemNames: Readonly<Record<keyof typeof englishItems, GenderedNameForm>> = {
  ...greyItemNames,
  ...greenItemNames,
  ...yellowItemNames,
  ...redItemNames,
  ...eventItemNames,
};
