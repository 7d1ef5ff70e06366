import { describe, expect, test } from 'vitest';
import type { Space } from '../../vocabulary/board.ts';
import { type Level, levels } from '../../vocabulary/terms.ts';
import { allSpaces, cities, onFoot, spaceOf } from './ways.ts';

/** Place, attack type; attack, defense and damage; traits. */
const figures = [
  ['agamand-mills', 'melee', [2, 6, 1], ['undead']],
  ['scarlet-monastery', 'melee', [4, 7, 2], ['humanoid']],
  ['shadowfang-keep', 'melee', [3, 6, 1], ['humanoid']],
  ['scholomance', 'ranged', [4, 8, 2], ['humanoid', 'undead']],
  ['stratholme', 'melee', [6, 9, 3], ['undead']],
  ['naxxramas', 'ranged', [6, 10, 3], ['undead', 'overlord']],
  ['jinthaalor', 'ranged', [4, 8, 2], ['humanoid']],
  ['stromgarde-keep', 'melee', [4, 7, 2], ['humanoid']],
  ['frostmane-hold', 'melee', [2, 6, 1], ['humanoid']],
  ['gnomeregan', 'melee', [3, 8, 2], ['mechanical']],
  ['uldaman', 'melee', [5, 8, 2], ['elemental', 'giant']],
  ['blackrock-depths', 'ranged', [5, 9, 3], ['humanoid']],
  ['blackwing-lair', 'ranged', [6, 10, 3], ['dragonkin', 'overlord']],
  ['hogger', 'melee', [3, 5, 2], ['humanoid']],
  ['the-deadmines', 'melee', [3, 6, 1], ['humanoid']],
  ['stitches', 'melee', [4, 7, 2], ['undead']],
  ['sunken-temple', 'melee', [5, 8, 3], ['dragonkin']],
  ['tainted-scar', 'melee', [6, 9, 4], ['demon', 'overlord']],
  ['zulgurub', 'melee', [6, 9, 3], ['elemental', 'overlord']],
] as const;

const grants = (space: Space, level: Level): boolean =>
  space.encounter?.reward.some((effect) => effect.is === 'gain-level' && effect.level === level) ?? false;

describe('Map encounters', () => {
  for (const [place, type, numbers, traits] of figures)
    test(`have somebody in ${place} with the printed numbers and traits`, () => {
      const foe = allSpaces.find((space) => space.id === place)?.encounter?.foe;
      expect([foe?.attack.type, foe?.traits]).toEqual([type, traits]);
      expect([foe?.attack.value, foe?.defense, foe?.damage]).toEqual(numbers);
    });

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
