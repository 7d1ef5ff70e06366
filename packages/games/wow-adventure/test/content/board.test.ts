import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import { type Level, levels, resources } from '../../vocabulary/terms.ts';
import { allSpaces, byAnyMeans, cities, isOpenTo, onFoot, spaceOf } from './ways.ts';

const id = (name: string) => name as SpaceId; // a space of the board
const links = allSpaces.flatMap((space) => space.neighbours.map((next) => [space.id, next] as const));
/** Each link once. */
const lines = links.filter(([one, other]) => one < other);

describe('The board', () => {
  test('has 108 spaces', () => {
    const kinds = ['city', 'key', 'normal', 'encounter', 'overlord'] as const;
    expect(allSpaces).toHaveLength(108);
    expect(kinds.map((kind) => allSpaces.filter((space) => space.kind === kind).length)).toEqual([
      3, 35, 50, 16, 4,
    ]);
    expect(levels.map((level) => allSpaces.filter((space) => space.level === level).length)).toEqual([
      32, 27, 29, 20,
    ]);
  });

  test('has 138 links, each the same from both ends', () => {
    expect(lines).toHaveLength(138);
    expect(links).toHaveLength(2 * 138);
    expect(links.filter(([one, other]) => !spaceOf(other).neighbours.includes(one))).toEqual([]);
    expect(links.filter(([one, other]) => one === other)).toEqual([]);
    expect(new Set(links.map((link) => link.join(' '))).size).toBe(links.length);
  });

  test('has the same resources in every city and in every key place, and none where somebody waits', () => {
    const offered = {
      city: ['potion-large', 'quest-giver', 'auction-house', 'flight-path'],
      key: ['scroll', 'potion-small', 'place-discovery'],
      encounter: [],
      overlord: [],
    };
    for (const { id: name, kind, resources: offers } of allSpaces) {
      if (kind === 'normal') expect([1, 2], name).toContain(offers.length);
      else expect(offers, name).toEqual(offered[kind]);
    }
  });

  test('has these resources in its normal spaces', () => {
    const offered = allSpaces.filter(({ kind }) => kind === 'normal').flatMap((space) => space.resources);
    const counts = resources.map((resource) => offered.filter((each) => each === resource).length);
    expect(counts).toEqual([20, 9, 12, 10, 16, 12, 0, 0]);
  });

  test('has flight paths in the cities, and at every later level', () => {
    const { flightPaths } = content.board;
    const at = (level: Level) => flightPaths.filter((place) => spaceOf(place).level === level);
    expect(at('grey')).toEqual(cities);
    expect(at('green')).toEqual(['hillsbrad-1', 'thandol-span', 'wetlands-2', 'redridge-1']);
    expect(at('yellow')).toEqual(['wpl-4', 'hinterlands-1', 'badlands-2', 'sorrows-1', 'stranglethorn-4']);
    expect(at('red')).toEqual(['epl-1', 'burning-3', 'blasted-1']);
  });

  test('counts cities as grey and has overlords only where it is red', () => {
    expect(cities).toEqual(['undercity', 'ironforge', 'stormwind-city']);
    for (const city of cities) expect(spaceOf(city).level).toBe('grey');
    for (const { kind, level } of allSpaces) if (kind === 'overlord') expect(level).toBe('red');
  });

  test('knows how far it is from one space to another', () => {
    const { distance } = content.board;
    expect(distance(id('brill'), id('brill'))).toBe(0);
    expect(distance(id('undercity'), id('brill'))).toBe(1);
    expect(distance(id('ironforge'), id('stormwind-city'))).toBe(2);
    expect(distance(id('undercity'), id('ironforge'))).toBe(15);
    expect(distance(id('ironforge'), id('undercity'))).toBe(15);
    const toACity = allSpaces.map((space) => Math.min(...cities.map((city) => distance(space.id, city))));
    expect(Math.max(...toACity)).toBe(10);
  });

  test('can be drawn without crossing links and without crowding', () => {
    const crossing = lines.flatMap((one, place) =>
      lines.slice(place + 1).filter((other) => !touch(one, other) && cross(one, other)),
    );
    expect(crossing).toEqual([]);
    const gaps = allSpaces.flatMap((one, place) =>
      allSpaces.slice(place + 1).map((other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(5.8);
  });
});

type Line = readonly [SpaceId, SpaceId];

const touch = (one: Line, other: Line): boolean => one.some((end) => other.includes(end));

/** On which side of a line a point lies. */
function side([from, to]: Line, point: SpaceId): number {
  const [a, b, p] = [spaceOf(from).at, spaceOf(to).at, spaceOf(point).at];
  return Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
}

const cross = (one: Line, other: Line): boolean =>
  side(one, other[0]) !== side(one, other[1]) && side(other, one[0]) !== side(other, one[1]);

describe.each(levels)('A %s hero', (level) => {
  test.each(cities)('can come from %s to every space of that level or lower', (city) => {
    const open = allSpaces.map((space) => space.id).filter((space) => isOpenTo(level, space));
    const reached = byAnyMeans(city, level);
    expect(open.filter((space) => !reached.has(space))).toEqual([]);
  });
});

test('a grey hero cannot walk from Undercity to the other cities, a green one can', () => {
  expect(onFoot(id('undercity'), 'grey').has(id('ironforge'))).toBe(false);
  expect(onFoot(id('undercity'), 'green').get(id('ironforge'))).toBe(15);
});
