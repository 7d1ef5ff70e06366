import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { journeyTo } from '../../onlooker/journeys.ts';
import { isOpenTo } from '../../rules/table.ts';
import type { CardId, SpaceId } from '../../vocabulary/ids.ts';
import { type Level, levels } from '../../vocabulary/terms.ts';

const id = (word: string) => word as SpaceId; // tests write ids
const clear = { globalEvent: null };
const { board } = content;
const spaces = [...board.spaces.keys()];

const journey = (from: string, to: readonly string[], level: Level = 'red') =>
  journeyTo(clear, { space: id(from), level }, to.map(id));

describe('the way to a place', () => {
  test('it follows the roads from where the hero stands', () => {
    expect(journey('brill', ['undercity'])).toEqual({
      way: ['brill', 'undercity'],
      isFlown: false,
      steps: 1,
      turns: 1,
    });
  });

  test('there is none to where the hero stands already', () => {
    expect(journey('brill', ['brill'])).toMatchObject({ way: ['brill'], steps: 0, turns: 0 });
  });

  test('of several places it leads to the nearest', () => {
    expect(journey('brill', ['booty-bay', 'undercity', 'deathknell'])?.way.at(-1)).toBe('undercity');
  });

  test('it leads through the air where that is quicker, from one flight path to another', () => {
    const far = journey('undercity', ['stormwind-city']);
    expect(far).toEqual({ way: ['undercity', 'stormwind-city'], isFlown: true, steps: 0, turns: 1 });
  });

  test('it stays on the ground in the storm season', () => {
    const storm = { globalEvent: 'storm-season' as CardId }; // tests write ids
    const walk = journeyTo(storm, { space: id('undercity'), level: 'red' }, [id('stormwind-city')]);
    expect(walk).toMatchObject({
      isFlown: false,
      steps: board.distance(id('undercity'), id('stormwind-city')),
    });
  });

  test('nothing but events keeps heroes on the ground', () => {
    const others = [
      ...[...content.abilities.values()],
      ...[...content.challenge.values()].flatMap(({ foe, item }) => [foe, item]),
      ...[...content.characters.values()].map(({ cards }) => cards),
      ...content.discoveries.values(),
      ...board.spaces.values(),
    ];
    expect(JSON.stringify(others)).not.toContain('no-flight');
    expect(JSON.stringify([...content.challenge.values()].map(({ event }) => event))).toContain('no-flight');
  });

  test('no way leads to or over what is above the level of the hero', () => {
    expect(journey('brill', ['naxxramas'], 'grey')).toBeNull();
    for (const level of levels)
      for (const to of spaces) {
        const way = journeyTo(clear, { space: id('ironforge'), level }, [to])?.way ?? [];
        expect(way.filter((space) => !isOpenTo({ content }, { level }, space))).toEqual([]);
      }
  });

  test('for a hero who may go anywhere no walk is longer than the distance, and no flight slower than to walk', () => {
    for (const from of ['ironforge', 'booty-bay', 'stratholme', 'moonbrook'])
      for (const to of spaces) {
        const found = journey(from, [to]);
        const steps = board.distance(id(from), to);
        expect(found?.way.at(-1)).toBe(to);
        if (found?.isFlown === false) expect(found.steps).toBe(steps);
        else expect(found?.turns).toBeLessThanOrEqual(Math.ceil(steps / 2.5));
      }
  });
});
