import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { Space } from '../../vocabulary/board.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import { type Level, levels } from '../../vocabulary/terms.ts';
import { allSpaces, byAnyMeans, cities, isOpenTo, onFoot, spaceOf } from './ways.ts';

const id = (name: string) => name as SpaceId; // a space of the board
const links = allSpaces.flatMap((space) => space.neighbours.map((next) => [space.id, next] as const));
/** Each link once. */
const lines = links.filter(([one, other]) => one < other);

const grants = (space: Space, level: Level): boolean =>
  space.encounter?.reward.some((effect) => effect.is === 'gain-level' && effect.level === level) ?? false;

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
    for (const { id: name, kind, resources } of allSpaces) {
      if (kind === 'normal') expect([1, 2], name).toContain(resources.length);
      else expect(resources, name).toEqual(offered[kind]);
    }
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

describe('Map encounters', () => {
  test.each(cities)('that open the green level are two or three steps from %s', (city) => {
    const steps = [...onFoot(city, 'grey')]
      .filter(([space]) => grants(spaceOf(space), 'green'))
      .map(([, n]) => n);
    expect([2, 3]).toContain(Math.min(...steps));
  });

  test('are twenty, each in a space of its own, and one of them has nobody to fight', () => {
    const encounters = allSpaces.filter(({ encounter }) => encounter !== null);
    expect(encounters).toHaveLength(20);
    for (const { kind } of encounters) expect(['encounter', 'overlord']).toContain(kind);
    const peaceful = encounters.filter(({ encounter }) => encounter?.foe === null);
    expect(peaceful.map((space) => space.id)).toEqual(['booty-bay']);
    expect(peaceful[0]?.encounter?.price.map((price) => price.levels)).toEqual([
      ['grey'],
      ['green'],
      ['yellow', 'red'],
    ]);
  });

  test('open the next level: five the green one, four the yellow one, four the red one', () => {
    const opening = levels.map((level) => allSpaces.filter((space) => grants(space, level)));
    expect(opening.map((spaces) => spaces.length)).toEqual([0, 5, 4, 4]);
    opening.forEach((spaces, place) => {
      for (const space of spaces) expect(space.level).toBe(levels[place - 1]);
    });
  });

  test('that open the green level attack in melee', () => {
    const openers = allSpaces.filter((space) => grants(space, 'green'));
    for (const { encounter } of openers) expect(encounter?.foe?.attack.type).toBe('melee');
  });

  test('have an overlord in each of the four spaces marked for one, with a trophy to win', () => {
    for (const { id: name, kind, encounter } of allSpaces) {
      expect(encounter?.foe?.traits.includes('overlord') ?? false, name).toBe(kind === 'overlord');
      if (kind === 'overlord') expect(encounter?.reward.map(({ is }) => is)).toEqual(['gain-trophy']);
    }
  });
});
