import { machinaArcana as game } from './game.ts';
import { ratings, threatPositions } from './rules/phases/ratings.ts';
import { isOnMap, spacesOf, unitsOnMap, wornItems } from './rules/units.ts';
import { figureOf } from './rules/values/values.ts';
import type { Explorer, Monster, State } from './state.ts';
import { tables } from './tables-to-try.ts';
import type { EventId, ItemId, MonsterId } from './vocabulary/ids.ts';
import { itemTypes } from './vocabulary/terms.ts';

/** What the conformance suite needs to judge this game. */
export const conformance = {
  game,
  tables,
  invariants,
  inPlay,
  content: [
    ...game.content.explorers.keys(),
    ...[...game.content.monsters.values()].filter(({ level }) => level !== null).map(({ id }) => id),
    ...game.content.items.keys(),
    ...game.content.events.keys(),
  ].map(String),
  longest: 20_000,
  byHabit: 50,
};

/** What is wrong with a state; empty when nothing is. */
function invariants(s: State): readonly string[] {
  if (s.phase === 'choose' || s.phase === 'set-up') return [];
  return [
    ...s.explorers.flatMap((explorer) => explorerAmiss(s, explorer)),
    ...s.monsters.flatMap((monster) => monsterAmiss(s, monster)),
    ...sharedSpaces(s),
    ...cardsAstray(itemsLying(s), itemsExpected(s), s.options.rulesUpdate ? null : 2),
    ...cardsAstray(eventsLying(s), eventsExpected(s), s.options.rulesUpdate ? null : 0),
    ...cardsAstray(monstersLying(s), monstersExpected(s), 1),
    ...tracksAmiss(s),
    ...tilesAmiss(s),
  ];
}

const outOf = (what: string, n: number, most: number): readonly string[] =>
  n < 0 || n > most ? [`${what} is ${n} of ${most}`] : [];

function explorerAmiss(s: State, one: Explorer): readonly string[] {
  const { explorer: id, health, essence, stamina, dead, at } = one;
  const g = { state: s, content: game.content };
  return [
    ...(dead && at !== null ? [`${id} is dead on the map`] : []),
    ...(dead ? [] : outOf(`health of ${id}`, health, figureOf(g, id, 'health-max'))),
    ...(dead || !isOnMap(one) ? [] : outOf(`essence of ${id}`, essence, figureOf(g, id, 'essence-max'))),
    ...(stamina < 0 ? [`${id} owes stamina`] : []),
  ];
}

function monsterAmiss(s: State, { monster, health }: Monster): readonly string[] {
  const g = { state: s, content: game.content };
  return outOf(`health of ${monster}`, health, figureOf(g, monster, 'health-max'));
}

/** One unit stands on a space, and a boss on four. [ma/map.2] */
function sharedSpaces(s: State): readonly string[] {
  const g = { state: s, content: game.content };
  const spaces = unitsOnMap(s).flatMap((unit) => spacesOf(g, unit).map((space) => ({ unit, space })));
  return spaces
    .filter(({ space }, place) => spaces.findIndex((one) => one.space === space) !== place)
    .map(({ unit, space }) => `${unit} shares ${space}`);
}

/**
 * Every card is in one place, but for those that somebody is just deciding about: at most so many; `null`: some have left
 * the game, as they do where the update of the rules is played. [ma/ending.11]
 */
function cardsAstray<Id extends string>(
  lying: readonly Id[],
  expected: readonly Id[],
  inHand: number | null,
): readonly string[] {
  const there = new Set(lying);
  const missing = expected.filter((id) => !there.has(id));
  return [
    ...lying.filter((id, place) => lying.indexOf(id) !== place).map((id) => `${id} is there twice`),
    ...(inHand === null || missing.length <= inHand ? [] : missing.map((id) => `${id} is nowhere`)),
    ...lying.filter((id) => !expected.includes(id)).map((id) => `${id} is not in this game yet`),
  ];
}

const itemsLying = (s: State): readonly ItemId[] => [
  ...itemTypes.flatMap((type) => [...s.items[type].deck, ...s.items[type].pile]),
  ...[...s.explorers, ...s.gone].flatMap((one) => [...wornItems(one), ...one.bag]),
  ...s.spots.flatMap(({ items }) => items),
  ...s.drawnItems,
];

/** In a campaign somebody may have brought an item of a higher level. [ma/ending.10] */
function itemsExpected(s: State): readonly ItemId[] {
  const brought = s.options.campaign ? itemsLying(s) : [];
  return [...game.content.items.values()]
    .filter(({ id, level }) => level <= s.itemLevel || brought.includes(id))
    .map(({ id }) => id);
}

const eventsLying = (s: State): readonly EventId[] => [
  ...[s.explorerEvents, s.horrorEvents].flatMap(({ deck, pile }) => [...deck, ...pile]),
  ...[...s.explorers, ...s.gone, ...s.monsters].flatMap(({ related }) => related),
  ...[s.currentExplorerEvent, s.currentHorrorEvent, s.drawnEvent].filter((id) => id !== null),
];

const eventsExpected = ({ options }: State): readonly EventId[] =>
  [...game.content.events.values()]
    .filter(({ scenario }) => scenario === null || scenario === options.scenario)
    .map(({ id }) => id);

const isBoss = (id: MonsterId): boolean => game.content.monsters.get(id)?.level === null;

/** Bosses come from nowhere, and go there. */
const monstersLying = (s: State): readonly MonsterId[] =>
  [
    ...s.monsterDeck,
    ...s.destroyedMonsters,
    ...s.removedMonsters,
    ...s.monsters.map(({ monster }) => monster),
  ].filter((id) => !isBoss(id));

const monstersExpected = (s: State): readonly MonsterId[] =>
  [...game.content.monsters.values()]
    .filter(({ level }) => level !== null && level <= s.monsterLevel)
    .map(({ id }) => id);

const tracksAmiss = (s: State): readonly string[] => [
  ...(s.spawnRating < ratings.least || s.spawnRating > ratings.most
    ? ['the spawn rating is off its track']
    : []),
  ...(s.horrorRating < ratings.least || s.horrorRating > ratings.most
    ? ['the horror rating is off its track']
    : []),
  ...(s.threat < 1 || s.threat > threatPositions(s) ? ['threat is off its track'] : []),
];

/** No tile lies twice, and the map is two by two at the most. [ma/actions.5.3] */
function tilesAmiss(s: State): readonly string[] {
  const all = [...s.tiles.map(({ face }) => tileOf(face)), ...s.stack.map(({ tile }) => tile)].filter(
    (tile) => tile !== null,
  );
  const wide = new Set(s.tiles.map(({ column }) => column)).size;
  const high = new Set(s.tiles.map(({ row }) => row)).size;
  return [
    ...all.filter((tile, place) => all.indexOf(tile) !== place).map((tile) => `tile ${tile} is there twice`),
    ...(wide > 2 || high > 2 ? [`the map is ${wide} by ${high} tiles`] : []),
  ];
}

const tileOf = (face: State['tiles'][number]['face']): string | null =>
  game.content.faces.get(face)?.tile ?? null;

/** The ids of content that is on the table. */
function* inPlay(s: State): Iterable<string> {
  for (const one of s.explorers) {
    yield one.explorer;
    yield* wornItems(one);
    yield* one.bag;
    yield* one.related;
  }
  for (const { monster, related } of s.monsters) {
    yield monster;
    yield* related;
  }
  yield* s.drawnItems;
  for (const type of itemTypes) yield* s.items[type].pile;
  yield* s.explorerEvents.pile;
  yield* s.horrorEvents.pile;
  for (const id of [s.currentExplorerEvent, s.currentHorrorEvent, s.drawnEvent]) if (id !== null) yield id;
}
