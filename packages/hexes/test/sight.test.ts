import { expect, test } from 'vitest';
import { type Drawing, drawn } from './board.ts';

function seen(rows: readonly string[], drawing: Drawing = {}): boolean {
  const { field, at } = drawn(rows, drawing);
  const there = field.sees(at('a'), at('b'));
  expect(field.sees(at('b'), at('a')), 'sight is the same in both directions').toBe(there);
  return there;
}

const strictly: Drawing = { adjacentSee: false };

test('in an open room everything is seen', () => {
  const { field } = drawn(['.....', '.....', '.....', '.....']);
  const cells = [...field.ids.keys()];
  for (const from of cells) for (const to of cells) expect(field.sees(from, to)).toBe(true);
});

test('a wall hex between two hexes in line hides them where no way around it is left', () => {
  expect(seen(['...', 'a#b', '...', '...'])).toBe(true);
  expect(seen(['###', 'a#b', '...', '...'])).toBe(false);
});

test('a line that only touches the corner of a wall is blocked', () => {
  // The straight lines along both sides touch the tips of the wall hex, all others cross it.
  expect(seen(['...', '.a.', '.#.', '.b.', '...'])).toBe(false);
  expect(seen(['...', '.a.', '...', '.b.', '...'])).toBe(true);
});

test('neighbours in a passage one hex wide see each other, by the letter of the rule they do not', () => {
  expect(seen(['.ab.'])).toBe(true);
  expect(seen(['.ab.'], strictly)).toBe(false);
});

test('hexes two apart in a passage one hex wide do not see each other', () => {
  expect(seen(['a.b'])).toBe(false);
});

test('two hexes that share a free corner see each other', () => {
  expect(seen(['ab', '..'], strictly)).toBe(true);
});

test('neighbours with a wall line between them are not neighbours, and see each other only past its ends', () => {
  expect(seen(['ab', '..'], { walls: ['ab'] })).toBe(false);
  expect(seen(['....', '.ab.', '....', '....'], { walls: ['ab'] })).toBe(true);
});

test('a wall line blocks with its end points', () => {
  // Past the line between a and m there is sight along the sides of m; lines that end at its tips touch those.
  const rows = ['...', '.a.', 'lmn', '.b.', '...'];
  expect(seen(rows, { walls: ['am'] })).toBe(true);
  expect(seen(rows, { walls: ['am', 'lm'] })).toBe(true);
  expect(seen(rows, { walls: ['am', 'lm', 'mn'] })).toBe(false);
});

test('taking a wall away never hides anything', () => {
  const rows = ['.#...', '...#.', '.#...', '...#.'];
  const { field } = drawn(rows);
  const { field: wider } = drawn(rows.map((row) => row.replace('#', '.')));
  const ids = field.ids;
  const pairs = ids.flatMap((from) => ids.map((to) => [from, to] as const));
  const lost = pairs.filter(
    ([from, to]) =>
      field.sees(field.cell(from), field.cell(to)) && !wider.sees(wider.cell(from), wider.cell(to)),
  );
  expect(lost).toEqual([]);
});
