import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { NameForm } from '../../text/name-forms.ts';
import { discoveries, itemIcons, levels, potions, resources, traits } from '../../vocabulary/terms.ts';
import { sides } from './printed.ts';

type Names = Readonly<Record<string, string | NameForm>>;

const cards = [...content.challenge.values()];
const encounters = cards.filter(({ event }) => event === null);
const events = cards.filter(({ event }) => event !== null);
const backs = events.flatMap(({ event }) => event?.back ?? []);
const characters = [...content.characters.values()];
const spaces = [...content.board.spaces.values()];

/** The lists of names, in their files, and what must have a name in each. */
const lists: Readonly<Record<string, Readonly<Record<string, Iterable<string>>>>> = {
  abilities: { abilityNames: content.abilities.keys() },
  characters: {
    characterNames: content.characters.keys(),
    sideNames: sides.map(({ id }) => id),
    powerNames: sides.flatMap(({ powers }) => powers.flatMap(({ name }) => name ?? [])),
  },
  encounters: {
    encounterNames: encounters.flatMap(({ foe }) => foe?.id ?? []),
    itemNames: cards.flatMap(({ item }) => item?.id ?? []),
  },
  events: {
    eventNames: events.map(({ id }) => id),
    eventFoeNames: backs.flatMap((back) => (back.is === 'foe' ? [back.foe.id] : [])),
    eventItemNames: backs.flatMap((back) => (back.is === 'item' ? [back.item.id] : [])),
  },
  'map-foes': { mapFoeNames: spaces.flatMap(({ encounter }) => encounter?.foe?.id ?? []) },
  quests: { questNames: content.quests.keys(), trophyNames: content.trophies.keys() },
  spaces: { spaceNames: content.board.spaces.keys() },
  words: {
    traitNames: traits,
    iconNames: itemIcons,
    levelNames: levels,
    resourceNames: resources,
    discoveryNames: discoveries,
    potionNames: potions,
    classNames: characters.map((character) => character.class),
    raceNames: characters.map(({ race }) => race),
    factionNames: characters.map(({ faction }) => faction),
  },
  zones: { zoneNames: spaces.map(({ zone }) => zone) },
};

/** What is told apart by its name alone. */
const kinds = [
  ['encounters', ['encounterNames', 'eventFoeNames', 'mapFoeNames']],
  ...Object.values(lists).flatMap((file) => Object.keys(file).map((list) => [list, [list]] as const)),
] as const;

const sorted = (ids: Iterable<string>): readonly string[] => [...new Set(ids)].sort();
const said = (name: string | NameForm): string => (typeof name === 'string' ? name : name.name);

async function namesIn(language: string): Promise<Readonly<Record<string, Names>>> {
  const files: readonly Readonly<Record<string, Names>>[] = await Promise.all(
    Object.keys(lists).map((file) => import(`../../text/${language}/names/${file}.ts`)),
  );
  return Object.assign({}, ...files);
}

const expected = Object.values(lists).flatMap((file) =>
  Object.entries(file).map(([list, ids]) => [list, sorted(ids)] as const),
);

describe.each(languages)('In %s', async (language) => {
  const names = await namesIn(language);

  test.each(expected)('%s name everything, and nothing else', (list, ids) => {
    expect(ids.length).toBeGreaterThan(1);
    expect(sorted(Object.keys(names[list] ?? {}))).toEqual(ids);
  });

  test.each(kinds)('no two %s are the same, and none is empty', (_kind, some) => {
    const all = some.flatMap((list) => Object.values(names[list] ?? {}).map(said));
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
    expect(all.filter((name) => name.trim() === '')).toEqual([]);
  });
});
