import { expect, test } from 'vitest';
import { type Conformance, conform } from '../../conformance/index.ts';
import { defineGame } from '../../index.ts';
import { type Climb, climb } from '../toy/climb.ts';

/** A climb whose habit is to carry three. */
const hardy = defineGame<Climb>({ ...climb, counsel: { worth: () => 0, habit: () => ['3'] } });

/** The heights at which the camp ever stands in some days' climbs at these tables. */
function heights(tables: Conformance<Climb>['tables']): readonly number[] {
  const met = new Set<number>();
  const subject: Conformance<Climb> = {
    game: hardy,
    tables,
    invariants: () => [],
    inPlay: ({ height }) => {
      met.add(height);
      return [];
    },
    content: [],
    longest: 4,
  };
  expect([...conform(subject, { games: 20, seed: 'tables' })].at(-1)?.findings).toBe(0);
  return [...met].sort((one, other) => one - other);
}

test('a table may begin with what a match before has handed on', () => {
  const [lowest] = heights([{ seats: 2, options: {}, sheet: { height: 5, honours: {} } }]);
  expect(lowest).toBe(5);
});

test('a table may be played by habit, another at random', () => {
  expect(heights([{ seats: 2, options: {}, byHabit: 100 }])).toEqual([0, 3, 6]);
  expect(heights([{ seats: 2, options: {} }])).toContain(1);
});
