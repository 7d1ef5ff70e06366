import { spelledOut } from '@tavolo/language';
import { bare, type Noun, noun } from '@tavolo/language/pt';
import type { Discovery, Resource } from '../../vocabulary/terms.ts';
import type { GenderedNameForm } from '../name-forms.ts';
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

const discoveryForms: { readonly [D in Discovery]: GenderedNameForm } = {
  gold: { name: discoveryNames.gold, gender: 'm' },
  hearthstone: { name: discoveryNames.hearthstone, gender: 'f' },
  'far-sight': { name: discoveryNames['far-sight'], gender: 'f' },
  'rocket-boots': { name: discoveryNames['rocket-boots'], gender: 'f', plural: true },
  'traveling-merchant': { name: discoveryNames['traveling-merchant'], gender: 'm' },
  ambush: { name: discoveryNames.ambush, gender: 'f' },
  'false-map': { name: discoveryNames['false-map'], gender: 'm' },
  'power-drain': { name: discoveryNames['power-drain'], gender: 'm' },
  disease: { name: discoveryNames.disease, gender: 'f' },
  bomb: { name: discoveryNames.bomb, gender: 'f' },
};

const resourceForms: { readonly [R in Resource]: GenderedNameForm } = {
  scroll: { name: resourceNames.scroll, gender: 'm' },
  book: { name: resourceNames.book, gender: 'm' },
  'potion-small': { name: resourceNames['potion-small'], gender: 'f' },
  'potion-large': { name: resourceNames['potion-large'], gender: 'f' },
  'place-discovery': { name: resourceNames['place-discovery'], gender: 'm', proper: true },
  'flight-path': { name: resourceNames['flight-path'], gender: 'f' },
  'auction-house': { name: resourceNames['auction-house'], gender: 'f' },
  'quest-giver': { name: resourceNames['quest-giver'], gender: 'm' },
};

/** Whoever is fought and whatever is carried, found or used: it has an article unless it is a name. */
const forms: Readonly<Record<string, GenderedNameForm>> = {
  ...discoveryForms,
  ...resourceForms,
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
  if (form !== undefined) return form.proper === true ? bare(form.name, form.gender) : noun(form.name, form);
  return spaces[id] === undefined ? bare(plain[id] ?? spelledOut(id)) : placeNoun(id);
}

/** The name as it is printed. */
export const nameOf = (id: string): string => forms[id]?.name ?? spaces[id] ?? plain[id] ?? spelledOut(id);
