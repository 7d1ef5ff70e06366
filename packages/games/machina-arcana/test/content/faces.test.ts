import { Plan, stepsFrom, unreachable } from '@tavolo/squares';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { exitSquares, type Face, sides, tileSize } from '../../vocabulary/faces.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';

const faces = [...content.faces.values()];
const ofStack = faces.filter(({ tile }) => tile !== null);

const planOf = ({ east, south }: Face): Plan =>
  new Plan({
    squares: Array.from({ length: tileSize ** 2 }, (_, nth) => [nth % tileSize, Math.floor(nth / tileSize)]),
    east: ([x, y]) => east[y * tileSize + x] ?? null,
    south: ([x, y]) => south[y * tileSize + x] ?? null,
  });

const count = ({ spaces }: Face, ...kinds: readonly SpaceKind[]): number =>
  spaces.filter((space) => kinds.includes(space)).length;

const walkable: readonly SpaceKind[] = ['floor', 'trap', 'spawn', 'seedbed', 'grave'];

test('there are ten tiles with two sides each, and three endgames', () => {
  expect(ofStack).toHaveLength(20);
  expect(faces).toHaveLength(23);
  for (const tile of 'ABCDEFGHIJ') expect(ofStack.filter((face) => face.tile === tile)).toHaveLength(2);
});

describe.each(ofStack.map((face) => [face.id, face] as const))('The side %s', (_, face) => {
  test('has what every side needs, and no more than it may', () => {
    expect([count(face, 'chapter'), count(face, 'event')]).toEqual([1, 1]);
    for (const kind of ['chest', 'spawn', 'barrel'] as const) expect([1, 2]).toContain(count(face, kind));
    for (const kind of ['workbench', 'recharge'] as const) expect(count(face, kind)).toBeLessThanOrEqual(1);
    expect(count(face, 'lever') > 0).toBe(count(face, 'trap') > 0);
    expect(face.doors).toBeGreaterThanOrEqual(2);
    expect(face.doors).toBeLessThanOrEqual(6);
    expect(count(face, 'pit')).toBeLessThanOrEqual(8);
    expect(count(face, ...walkable, 'pit')).toBeGreaterThanOrEqual(65);
  });

  test('has exits on all four sides, with nothing on their squares', () => {
    expect(face.exits).toEqual(sides);
    for (const side of sides)
      for (const [x, y] of exitSquares[side]) expect(face.spaces[y * tileSize + x]).toBe('floor');
  });
});

test.each(faces.map((face) => [face.id, face] as const))(
  'all of %s can be walked to without falling',
  (_, face) => {
    const plan = planOf(face);
    const mayEnter = (cell: number): boolean => walkable.includes(face.spaces[cell] ?? 'rubble');
    const steps = stepsFrom(plan, plan.cellAt(4, 9), () => false, mayEnter);
    face.spaces.forEach((space, cell) => {
      if (walkable.includes(space)) expect(steps[cell], `${plan.place(cell)}`).toBeLessThan(unreachable);
      else if (!['rubble', 'pit', 'heart'].includes(space)) {
        const beside = [0, 1, 2, 3, 4, 5, 6, 7].filter((direction) => {
          const next = plan.next(cell, direction, () => false);
          return next >= 0 && mayEnter(next);
        });
        expect(beside.length, `${space} at ${plan.place(cell)}`).toBeGreaterThanOrEqual(2);
      }
    });
  },
);
