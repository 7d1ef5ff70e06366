import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Half } from '../../vocabulary/class-cards.ts';
import type { Scenario, ScenarioEffect } from '../../vocabulary/scenarios.ts';

/** Everything written in a part of the box, however deep, that has these fields. */
function within<Thing extends object>(
  part: unknown,
  is: (found: object) => found is Thing,
): readonly Thing[] {
  if (typeof part !== 'object' || part === null) return [];
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return [...(is(part) ? [part] : []), ...parts.flatMap((inner) => within(inner, is))];
}

type Doing<Verb extends Ability['do']> = Extract<Ability, { readonly do: Verb }>;
const doing =
  <Verb extends Ability['do']>(verb: Verb) =>
  (found: object): found is Doing<Verb> =>
    'do' in found && found.do === verb;

const has =
  <Key extends string>(key: Key) =>
  (found: object): found is { readonly [K in Key]: unknown } =>
    key in found;

const every = <Thing>(things: ReadonlyMap<unknown, Thing>): readonly Thing[] => [...things.values()];
const scenarios = every(content.scenarios);
const effects = scenarios.flatMap(({ rules }) => rules.flatMap((rule) => rule.do));
const effectsThat = <Is extends ScenarioEffect['is']>(is: Is) =>
  effects.filter((effect): effect is Extract<ScenarioEffect, { readonly is: Is }> => effect.is === is);
const parts = [content.cards, content.items, content.monsters, content.monsterCards, content.summons];

/** What is named somewhere in the box, and where it is to be found. */
const references: readonly (readonly [
  what: string,
  named: readonly unknown[],
  known: ReadonlyMap<unknown, unknown>,
])[] = [
  ['the classes of cards', every(content.cards).map((card) => card.class), content.classes],
  [
    'what is summoned',
    parts.flatMap((part) => within(part, doing('summon')).map((it) => it.summon)),
    content.summons,
  ],
  [
    'the monsters that monsters call',
    within(parts, doing('summon-monster')).map((it) => it.monster),
    content.monsters,
  ],
  [
    'the modifiers of perks',
    every(content.classes).flatMap(({ perks }) =>
      perks.flatMap(({ add = [], remove = [] }) => [...add, ...remove].map(({ card }) => card)),
    ),
    content.modifiers,
  ],
  ['the decks of monsters', every(content.monsters).map(({ deck }) => deck), content.monsterDecks],
  ['the cards of those decks', every(content.monsterDecks).flat(), content.monsterCards],
  ['the decks of monster cards', every(content.monsterCards).map(({ deck }) => deck), content.monsterDecks],
  ['minions', every(content.monsters).flatMap(({ minion }) => minion ?? []), content.monsters],
  ['types that an effect is against', parts.flatMap((part) => typesIn(part)), content.monsters],
  [
    'the monsters of scenarios',
    scenarios.flatMap(({ map }) => map.monsters.map(({ monster }) => monster)),
    content.monsters,
  ],
  ['allied monsters', scenarios.flatMap(({ allied }) => allied), content.monsters],
  ['monsters that come later', effectsThat('spawn').map(({ monster }) => monster), content.monsters],
  [
    'modifiers that scenarios bring',
    effectsThat('shuffle-in').map(({ modifier }) => modifier),
    content.modifiers,
  ],
  [
    'the tiles of scenarios',
    scenarios.flatMap(({ map }) => map.tiles.map(({ tile }) => tile)),
    content.tiles,
  ],
  [
    'the tiles of rooms',
    every(content.roomCards).flatMap(({ tiles }) => tiles.map(({ tile }) => tile)),
    content.tiles,
  ],
  [
    'treasures',
    scenarios.flatMap(({ map }) =>
      map.treasures.flatMap(({ treasure }) => (treasure === 'goal' ? [] : [treasure])),
    ),
    content.treasures,
  ],
  ['items in treasures', within(content.treasures, has('item')).map(({ item }) => item), content.items],
  ['items in dungeons', within(content.dungeonCards, has('item')).map(({ item }) => item), content.items],
  [
    'items of rewards',
    scenarios.flatMap(({ rewards }) => within(rewards, has('item')).map(({ item }) => item)),
    content.items,
  ],
  [
    'the monsters of dungeons',
    every(content.dungeonCards).flatMap(({ spots }) =>
      spots.flatMap((spot) => ('monster' in spot ? [spot.monster] : [])),
    ),
    content.monsters,
  ],
];

function typesIn(part: unknown): readonly unknown[] {
  const isType = (found: object): found is { readonly any: readonly string[] } =>
    'is' in found && found.is === 'target-type' && 'any' in found;
  return within(part, isType).flatMap(({ any }) => any);
}

test.each(references)('%s are all in the box', (_, named, known) => {
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('no two things of a kind have the same number', () => {
  for (const things of [every(content.cards), every(content.items), scenarios]) {
    const numbers = things.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test('a half that leaves something in force stays in play', () => {
  const halves = every(content.cards).flatMap(({ top, bottom }): readonly Half[] => [top, bottom]);
  expect(halves.filter((half) => half.uses !== undefined && half.stays === undefined)).toEqual([]);
  expect(halves.filter((half) => half.lasting !== undefined && half.stays === undefined)).toEqual([]);
});

/** What a scenario speaks of that its own page must hold. */
describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  const { map, rules, goal, losses, objectives } = scenario;
  const doors = map.doors.map(({ id }) => id);
  const plates = map.plates.map(({ id }) => id);
  const rooms = map.tiles.map(({ room }) => room);

  test('speaks of its own doors, rooms, plates and markers', () => {
    expect(doorsNamed(scenario).filter((door) => !doors.includes(door))).toEqual([]);
    expect(markersNamed(scenario).filter((letter) => !(letter in map.markers))).toEqual([]);
    expect(platesNamed(scenario).filter((plate) => !plates.includes(plate))).toEqual([]);
    expect(roomsNamed(scenario).filter((room) => !rooms.includes(room))).toEqual([]);
  });

  test('asks for its own monsters and objectives', () => {
    const own = objectives.map(({ id }) => id);
    const coming = rules.flatMap((rule) => rule.do.flatMap((it) => (it.is === 'spawn' ? [it.monster] : [])));
    const there = [...map.monsters.map(({ monster }) => monster), ...coming];
    for (const { objective } of losses) expect(own).toContain(objective);
    for (const it of goal) {
      if (it.is === 'arrive') expect(own).toContain(it.objective);
      if (it.is === 'kill') expect(there).toContain(it.monster);
    }
    for (const monster of scenario.allied) expect(there).toContain(monster);
  });
});

const doorsNamed = ({ rules }: Scenario): readonly string[] =>
  rules.flatMap(({ on, do: does }) => [
    ...('door' in on ? [on.door] : []),
    ...('untilDoor' in on && on.untilDoor !== undefined ? [on.untilDoor] : []),
    ...does.flatMap((effect) => ('door' in effect ? [effect.door] : [])),
  ]);

const markersNamed = ({ rules, objectives, goal }: Scenario): readonly string[] => [
  ...rules.flatMap(({ on, do: does }) => [
    ...('at' in on ? [on.at] : []),
    ...does.flatMap((effect) => ('at' in effect ? [effect.at] : [])),
  ]),
  ...objectives.flatMap(({ at, moves }) => [at, ...(moves === undefined ? [] : [moves.toward])]),
  ...goal.flatMap((it) => (it.is === 'arrive' ? [it.beside] : [])),
];

const platesNamed = ({ rules }: Scenario): readonly string[] =>
  rules.flatMap(({ on }) => (on.is === 'plates' ? on.plates.flat() : []));

const roomsNamed = ({ rules, goal, map }: Scenario): readonly number[] => [
  ...rules.flatMap(({ on }) => (on.is === 'room-revealed' ? [on.room] : [])),
  ...goal.flatMap((it) => (it.is === 'reveal' ? [it.room] : [])),
  ...map.doors.flatMap((door) => door.rooms),
];
