import type { Place } from '@tavolo/squares';
import { stepsFrom } from '@tavolo/squares';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { faceId } from '../../content/words/cards.ts';
import { type Ground, groundOf } from '../../map/ground.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';

const hall = faceId('pump-hall');
const open = () => false;

const placesOf = ({ kinds, plan }: Ground, kind: SpaceKind): readonly Place[] =>
  kinds.flatMap((one, cell) => (one === kind ? [plan.place(cell)] : []));

describe('A tile', () => {
  test.each([
    [0, [0, 0], [7, 5]],
    [1, [9, 0], [4, 7]],
    [2, [9, 9], [2, 4]],
    [3, [0, 9], [5, 2]],
  ])('turned by %i quarters has its chest and its lever elsewhere', (turns, chest, lever) => {
    const ground = groundOf(content, [{ face: hall, column: 0, row: 0, turns }]);
    expect([placesOf(ground, 'chest'), placesOf(ground, 'lever')]).toEqual([[chest], [lever]]);
  });

  test('takes its walls and doors along when it is turned', () => {
    for (const turns of [0, 1, 2, 3]) {
      const { plan, doors, kinds } = groundOf(content, [{ face: hall, column: 3, row: -2, turns }]);
      expect(doors).toHaveLength(4);
      const chest = kinds.indexOf('chest');
      const [shut, unshut] = [() => true, open].map((doorsAre) =>
        stepsFrom(plan, chest, doorsAre, () => true).filter((steps) => steps < 100),
      );
      expect([shut?.length, unshut?.length], `${turns}`).toEqual([9, 100]);
    }
  });

  test('leads nowhere beyond its exits while it is alone', () => {
    const { plan } = groundOf(content, [{ face: hall, column: 0, row: 0, turns: 0 }]);
    expect(plan.next(plan.cellAt(4, 0), 0, open)).toBe(-1);
  });
});

describe('Two tiles', () => {
  const { plan, tiles } = groundOf(content, [
    { face: hall, column: 0, row: 0, turns: 0 },
    { face: hall, column: 1, row: 0, turns: 1 },
  ]);

  test('are joined at their exits, and nowhere else', () => {
    const crossings = Array.from({ length: 10 }, (_, y) => plan.next(plan.cellAt(9, y), 1, open) >= 0);
    expect(crossings).toEqual([4, 5].reduce((all, y) => all.with(y, true), Array(10).fill(false)));
  });

  test('know which squares are theirs', () => {
    expect([tiles[plan.cellAt(9, 4)], tiles[plan.cellAt(10, 4)]]).toEqual([0, 1]);
  });
});

test('an endgame has one exit, and no other tile is joined to its other sides', () => {
  const end = faceId('end-drowned-engine');
  const { plan } = groundOf(content, [
    { face: end, column: 0, row: 0, turns: 0 },
    { face: hall, column: 1, row: 0, turns: 1 },
    { face: hall, column: 0, row: 1, turns: 2 },
  ]);
  expect(plan.next(plan.cellAt(9, 4), 1, open)).toBe(-1);
  expect(plan.next(plan.cellAt(4, 9), 2, open)).toBe(plan.cellAt(4, 10));
});
