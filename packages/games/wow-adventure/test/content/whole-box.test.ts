import { expect, test } from 'vitest';
import { abilities } from '../../content/abilities.ts';
import { spaces } from '../../content/board.ts';
import { challengeCards } from '../../content/challenge-cards.ts';
import { characters } from '../../content/characters.ts';
import { content } from '../../content/content.ts';
import { discoveryKinds } from '../../content/discoveries.ts';
import { eliteDeeds } from '../../content/quests/elite-deeds.ts';
import { eliteJourneys } from '../../content/quests/elite-journeys.ts';
import { startingQuests } from '../../content/quests/starting.ts';
import { trophies } from '../../content/trophies.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { discoveries, levels } from '../../vocabulary/terms.ts';
import { attachedPowers, foes, items, otherEffects, otherPowers, sides, withInner } from './printed.ts';

const quests = [...startingQuests, ...eliteJourneys, ...eliteDeeds];
const twice = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, place) => ids.indexOf(id) !== place);
const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

test('the box holds what the rulebook counts', () => {
  const copies = (things: readonly { readonly copies: number }[]) =>
    things.reduce((sum, thing) => sum + thing.copies, 0);
  expect(characters.length * levels.length).toBe(16);
  expect(copies(abilities)).toBe(92);
  expect(challengeCards).toHaveLength(160);
  expect(quests).toHaveLength(18 + 30);
  expect(copies(trophies)).toBe(16);
  expect(copies(discoveryKinds)).toBe(20);
});

test('discoveries are ten kinds, two of each, and half of them are kept', () => {
  expect(ids(discoveryKinds)).toEqual(discoveries);
  for (const { id, copies } of discoveryKinds) expect(copies, id).toBe(2);
  expect(ids(discoveryKinds.filter(({ kept }) => kept))).toEqual(discoveries.slice(0, 5));
  for (const { id, kept, powers } of discoveryKinds)
    expect(
      powers.every(({ may }) => may === true),
      id,
    ).toBe(kept);
});

test('trophies are worth 3, 3, 2, 2 and 1', () => {
  expect(trophies.map(({ copies, valor }) => [copies, valor])).toEqual([
    [3, 3],
    [3, 3],
    [3, 2],
    [3, 2],
    [4, 1],
  ]);
});

test('there are 132 encounters on cards, 19 on the map, and 136 items', () => {
  expect([foes.length, items.length]).toEqual([132 + 19, 136]);
});

test.each([
  ['space', ids(spaces)],
  ['character', ids(characters)],
  ['ability', ids(abilities)],
  ['challenge card', ids(challengeCards)],
  ['encounter', ids(foes)],
  ['item', ids(items)],
  ['quest', ids(quests)],
  ['trophy', ids(trophies)],
  ['discovery', ids(discoveryKinds)],
])('no two things are the same %s', (_kind, all) => {
  expect(twice(all)).toEqual([]);
});

test('everything written down is found by its id', () => {
  const found = [content.board.spaces, content.characters, content.abilities, content.challenge];
  const written = [spaces, characters, abilities, challengeCards];
  expect(found.map((things) => [...things.keys()])).toEqual(written.map(ids));
  expect([...content.quests.keys()]).toEqual(ids(quests));
  expect([...content.trophies.keys()]).toEqual(ids(trophies));
  expect([...content.discoveries.keys()]).toEqual(ids(discoveryKinds));
});

test('every place that is named exists', () => {
  const events = challengeCards.flatMap(({ event }) => event?.place ?? []);
  const goals = quests.flatMap(({ objectives }) =>
    objectives.flatMap((goal) => [
      ...('to' in goal ? [goal.to] : []),
      ...('from' in goal ? [goal.from] : []),
      ...('at' in goal ? [goal.at] : []),
      ...('space' in goal ? [goal.space] : []),
    ]),
  );
  const named = [...events, ...goals, ...spaces.flatMap(({ neighbours }) => neighbours)];
  expect(named.filter((place) => place !== 'any-city' && !content.board.spaces.has(place))).toEqual([]);
  expect([events.length, goals.length]).toEqual([12, 79]);
});

test('events lie on key places, no two of them on the same', () => {
  const places = challengeCards.flatMap(({ event }) => event?.place ?? []);
  expect(twice(places)).toEqual([]);
  for (const place of places) expect(content.board.spaces.get(place)?.kind, place).toBe('key');
});

test('an event lies on a space of the colour of its deck', () => {
  const apart = challengeCards.filter(
    ({ level, event }) => event?.place && content.board.spaces.get(event.place)?.level !== level,
  );
  expect(ids(apart)).toEqual([]);
});

test('every trophy is won in one place, and every prize is a trophy', () => {
  const won = spaces.flatMap(({ encounter }) =>
    (encounter?.reward ?? []).flatMap((effect) => (effect.is === 'gain-trophy' ? [effect.trophy] : [])),
  );
  expect([...won].sort()).toEqual([...ids(trophies)].sort());
});

const powers = [...attachedPowers, ...otherPowers];
const doneBy = (some: readonly Power[]): readonly Effect[] => withInner(some.flatMap((power) => power.do));

test('a power has what its moment needs: a die its faces, a resource its name', () => {
  expect(powers.length).toBeGreaterThan(250);
  for (const power of powers) {
    const needs = [power.die, power.faces, power.resources].map((need) => need !== undefined);
    expect(needs).toEqual([power.at === 'die', power.at === 'die', power.at === 'resource']);
    expect(power.do.length).toBeGreaterThan(0);
    if (power.cost !== undefined) expect(power.may).toBe(true);
  }
});

test('the powers of character cards, and no others, have names', () => {
  const named = powers.filter(({ name }) => name !== undefined);
  expect(new Set(named)).toEqual(new Set(sides.flatMap((side) => side.powers)));
  for (const side of sides) expect(twice(side.powers.flatMap(({ name }) => name ?? [])), side.id).toEqual([]);
});

test('every bonus changes something, and every choice is between at least two things', () => {
  for (const effect of [...doneBy(powers), ...withInner(otherEffects)]) {
    if (effect.is === 'bonus') expect(effect.n).not.toBe(0);
    if (effect.is === 'choose') expect(effect.of.length).toBeGreaterThan(1);
  }
});

test('only what lies on something speaks of its bearer', () => {
  const ofBearer = (effects: readonly Effect[]) =>
    effects.filter((effect) => 'who' in effect && effect.who === 'bearer');
  expect(ofBearer([...doneBy(otherPowers), ...withInner(otherEffects)])).toEqual([]);
  expect(ofBearer(doneBy(attachedPowers))).toHaveLength(14);
});

test('the faces that set off a power are named once each and in order', () => {
  const faces = powers.flatMap((power) => (power.faces === undefined ? [] : [power.faces]));
  expect(faces.length).toBeGreaterThan(100);
  for (const some of faces) expect(some).toEqual([...new Set(some)].sort());
});
