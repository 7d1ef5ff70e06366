import { type Language, languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../content/scenarios.ts';
import { placesNamedIn as scenarioPlaces } from '../../../text/composing/named-places.ts';
import { textsIn } from '../../../text/index.ts';
import type { Scenario } from '../../../vocabulary/scenarios.ts';

const scenario = (number: number): Scenario => {
  const found = scenarios.find((one) => one.number === number);
  if (found === undefined) throw new Error(`no scenario ${number}`);
  return found;
};

const sentencesOf = (language: Language, one: Scenario): string =>
  [...textsIn(language).cards.scenarioGoal(one), ...textsIn(language).cards.scenarioRules(one)].join(' ');

const namesIn = (one: Scenario): readonly string[] => {
  const { hexes, doors, rooms } = scenarioPlaces(one);
  return [...new Set([...hexes.map(({ name }) => name), ...doors, ...rooms.map(String)])];
};

describe('what the sentences of a scenario name on its map', () => {
  test.each(languages)('has the names that it has there, %s', (language) => {
    for (const one of scenarios) {
      const words = sentencesOf(language, one).split(/[^\w-]+/);
      expect(namesIn(one).filter((name) => !words.includes(name))).toEqual([]);
    }
  });

  test('is all that they name', () => {
    for (const one of scenarios) {
      const text = sentencesOf('en', one);
      const doors = text.match(/\b\d-\d[a-z]?\b/g) ?? [];
      const letters = [...text.matchAll(/\b(?:at|beside|toward|plate) ([A-Z]\d?)\b/g)].map(
        ([, name]) => name,
      );
      expect([...doors, ...letters].filter((name) => !namesIn(one).includes(name ?? ''))).toEqual([]);
    }
  });

  test('is where the map has it', () => {
    expect(scenarioPlaces(scenario(3))).toEqual({
      hexes: [{ is: 'marker', hex: '-7,-3', name: 'A' }],
      doors: ['1-6'],
      rooms: [],
    });
    expect(scenarioPlaces(scenario(6))).toEqual({ hexes: [], doors: [], rooms: [4] });
    expect(scenarioPlaces(scenario(15))).toEqual({
      hexes: [
        { is: 'plate', hex: '-3,10', name: 'C' },
        { is: 'plate', hex: '-12,11', name: 'D1' },
        { is: 'plate', hex: '5,11', name: 'D2' },
        { is: 'plate', hex: '-1,17', name: 'E' },
        { is: 'plate', hex: '-12,17', name: 'F' },
      ],
      doors: ['2-3', '2-4', '2-5', '2-5b'],
      rooms: [],
    });
  });

  test('leaves out what only the story and the set-up need', () => {
    expect(scenarioPlaces(scenario(2)).doors).toEqual(['2-3', '2-6', '2-5', '2-4']); // 1-2 only tells a story
    expect(namesIn(scenario(19))).toEqual(['B', 'C', 'D', 'E', '2-3', '3-4', '4-5']); // she begins at A
  });
});
