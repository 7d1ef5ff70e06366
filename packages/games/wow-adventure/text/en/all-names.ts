import { spelledOut } from '@tavolo/language';
import { bare, type Noun, noun } from '@tavolo/language/en';
import type { NameForm } from '../name-forms.ts';
import { placeNoun } from './cards/places.ts';
import { abilityNames } from './names/abilities.ts';
import { characterNames, powerNames, sideNames } from './names/characters.ts';
import { encounterNames, itemNames } from './names/encounters.ts';
import { eventFoeNames, eventItemNames, eventNames } from './names/events.ts';
import { mapFoeNames } from './names/map-foes.ts';
import { questNames, trophyNames } from './names/quests.ts';
import { spaceNames } from './names/spaces.ts';
import {
  discoveryNames,
  factionNames,
  iconNames,
  levelNames,
  resourceNames,
  traitNames,
} from './names/words.ts';
import { zoneNames } from './names/zones.ts';
import { terms } from './terms.ts';

/** Somebody to fight, or something to carry: it has an article unless it is a name. */
const forms: Readonly<Record<string, NameForm>> = {
  ...eventItemNames,
  ...itemNames,
  ...eventFoeNames,
  ...mapFoeNames,
  ...encounterNames,
};

/** Names that stand by themselves. */
const plain: Readonly<Record<string, string>> = {
  ...zoneNames,
  ...traitNames,
  ...iconNames,
  ...factionNames,
  ...levelNames,
  ...resourceNames,
  ...discoveryNames,
  ...trophyNames,
  ...questNames,
  ...eventNames,
  ...sideNames,
  ...powerNames,
  ...characterNames,
  ...abilityNames,
  ...terms.phases,
  ...terms.fields,
};

const spaces: Readonly<Record<string, string>> = spaceNames;

/** What anything with an id is called; what nobody has named goes by its id. */
export function nounOf(id: string): Noun {
  const form = forms[id];
  if (form !== undefined) return form.proper === true ? bare(form.name) : noun(form.name);
  return spaces[id] === undefined ? bare(plain[id] ?? spelledOut(id)) : placeNoun(id);
}

/** The name as it is printed. */
export const nameOf = (id: string): string => forms[id]?.name ?? spaces[id] ?? plain[id] ?? spelledOut(id);
