import { expect, test } from 'vitest';
import { type ForKinds, forKind } from '../by-kind.ts';

type Shape =
  | { readonly is: 'circle'; readonly radius: number }
  | { readonly is: 'square' | 'hexagon'; readonly side: number };

const perimeters: ForKinds<Shape, [times: number], number> = {
  circle: ({ radius }, times) => times * 6 * radius,
  square: ({ side }, times) => times * 4 * side,
  hexagon: ({ side }, times) => times * 6 * side,
};

test('each kind gets what the table says of it, also where several share their form', () => {
  expect(forKind(perimeters, { is: 'circle', radius: 2 }, 1)).toBe(12);
  expect(forKind(perimeters, { is: 'square', side: 2 }, 10)).toBe(80);
  expect(forKind(perimeters, { is: 'hexagon', side: 2 }, 1)).toBe(12);
});

test('a kind that the table does not know is refused by name', () => {
  const later: Shape = JSON.parse('{ "is": "star" }');
  expect(() => forKind(perimeters, later, 1)).toThrow('nothing is known of star');
});

test('a table that leaves a kind out does not compile', () => {
  // @ts-expect-error: nothing is said of hexagons
  const partial: ForKinds<Shape, [], number> = { circle: () => 1, square: () => 4 };
  expect(Object.keys(partial)).toEqual(['circle', 'square']);
});
