/** The units in play, and where they are. Everything here only reads. */

import type { Seat } from '@tavolo/kernel';
import { distance, type Place } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import type { Explorer, Monster, State, Worn } from '../state.ts';
import type * as Cards from '../vocabulary/cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { ExplorerId, ItemId, MonsterId, UnitId } from '../vocabulary/ids.ts';
import { placeOf, type SpaceId, spaceId } from '../vocabulary/places.ts';

/** The figures of a table, for those who need no more: views have them too. */
export type Standing = {
  readonly state: Pick<State, 'explorers' | 'monsters'>;
  readonly content: Content;
};

/** What is printed; throws for what does not exist. */
function printed<Id extends string, Card>(cards: ReadonlyMap<Id, Card>, id: Id): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`No card is called ${id}`);
  return card;
}

export const explorerCard = ({ explorers }: Content, id: ExplorerId): Cards.Explorer =>
  printed(explorers, id);
export const monsterCard = ({ monsters }: Content, id: MonsterId): Cards.Monster => printed(monsters, id);
export const itemCard = ({ items }: Content, id: ItemId): Cards.Item => printed(items, id);

export const isExplorerId = ({ explorers }: Content, unit: UnitId): unit is ExplorerId =>
  explorers.has(unit as ExplorerId); // asked of any id

/** An explorer in play, on the map, off it, or dead. */
export function explorerOf(s: State, id: ExplorerId): Explorer {
  const found = s.explorers.find(({ explorer }) => explorer === id);
  if (found === undefined) throw new Error(`${id} does not take part`);
  return found;
}

/** The explorer of an id, or `null` if it is not an explorer's. */
export const explorerWith = (s: Standing['state'], id: UnitId | null): Explorer | null =>
  s.explorers.find(({ explorer }) => explorer === id) ?? null;

/** The monster of an id, or `null` if it is not in play. */
export const monsterWith = (s: Standing['state'], id: UnitId | null): Monster | null =>
  s.monsters.find(({ monster }) => monster === id) ?? null;

/** Explorers on the map, in the order of seats. [ma/words.7] */
export const explorersOnMap = (s: Standing['state']): readonly Explorer[] => s.explorers.filter(isOnMap);

export const isOnMap = ({ at, dead }: Explorer): boolean => at !== null && !dead;

export const livingExplorers = (s: Pick<State, 'explorers'>): readonly Explorer[] =>
  s.explorers.filter(({ dead }) => !dead);

/** All units on the map: explorers by seat, then monsters by queue. */
export const unitsOnMap = (s: Standing['state']): readonly UnitId[] => [
  ...explorersOnMap(s).map(({ explorer }) => explorer),
  ...monstersOnMap(s).map(({ monster }) => monster),
];

/** Monsters in the order of the queue, but for one that has just been destroyed. */
export const monstersOnMap = (s: Standing['state']): readonly Monster[] =>
  s.monsters.filter(({ ended }) => !ended);

/** The space of a unit, the one farthest north-west if it stands on several; `null`: it is not on the map. */
export const spaceOf = (s: Standing['state'], unit: UnitId): SpaceId | null =>
  explorerWith(s, unit)?.at ?? monsterWith(s, unit)?.at ?? null;

/** All spaces of a unit: a boss may stand on four. [ma/map.20] */
export function spacesOf({ state, content }: Standing, unit: UnitId): readonly SpaceId[] {
  const at = spaceOf(state, unit);
  if (at === null) return [];
  const size = content.monsters.get(unit as MonsterId)?.size ?? 1; // an explorer's id finds no monster
  return size === 1 ? [at] : square(placeOf(at), size);
}

function square([x, y]: Place, size: number): readonly SpaceId[] {
  const along = Array.from({ length: size }, (_, step) => step);
  return along.flatMap((dy) => along.map((dx) => spaceId([x + dx, y + dy])));
}

/** How far two units are apart in a straight count, from their nearest spaces. [ma/map.10] */
export const distanceBetween = (g: Table, one: UnitId, other: UnitId): number =>
  Math.min(
    ...spacesOf(g, one).flatMap((from) =>
      spacesOf(g, other).map((to) => distance(placeOf(from), placeOf(to))),
    ),
  );

/** The seat that decides for a unit in the name of the players: its own, else of the active explorer, else the first. [ma/round.7] */
export function deciderFor(s: State, unit: UnitId | null): Seat {
  const own = explorerWith(s, unit) ?? explorerWith(s, s.active) ?? livingExplorers(s)[0] ?? s.explorers[0];
  const first = s.seats[0];
  if (own !== undefined) return own.seat;
  if (first === undefined) throw new Error('Nobody sits at the table');
  return first;
}

/** The seat that makes the choices that the rules of monsters leave open. [ma/ending.7] */
export function monsterDecider(s: State): Seat {
  const puppeteer = s.options.puppeteer ? s.seats.at(-1) : undefined;
  return puppeteer ?? deciderFor(s, null);
}

/** The main item that an item is joined to, with all that is joined to it; `null`: it is not worn. [ma/inventory.12] */
export const hostOf = ({ worn }: Explorer, item: ItemId): Worn | null =>
  worn.find((one) => wornTogether(one).includes(item)) ?? null;

export const wornTogether = ({ main, top, bottom, right }: Worn): readonly ItemId[] =>
  [main, top, bottom, right].filter((item) => item !== null);

/** Everything that is worn, a main item before what is joined to it. */
export const wornItems = ({ worn }: Pick<Explorer, 'worn'>): readonly ItemId[] => worn.flatMap(wornTogether);
