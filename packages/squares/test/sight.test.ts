import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Barred, type Place, sees } from '../index.ts';
import { hall } from './drawn.ts';

const { plan, at, sign } = hall;

/** What bars a line in the hall: rubble, and for a shot also what stands in the way. */
const aim = (kind: 'shot' | 'arc', shut: boolean, units: readonly Place[] = []): Barred => ({
  shut: () => shut,
  isSolid: (cell) => sign(cell) === 'R',
  stops: (cell) =>
    kind === 'shot' && ('CB?LHGW'.includes(sign(cell)) || units.some(([x, y]) => plan.cellAt(x, y) === cell)),
});

/** How a shot and an arc fare: with open doors, then with shut ones. */
const fates = (from: Place, to: Place): string =>
  [false, true]
    .map((shut) =>
      (['shot', 'arc'] as const)
        .map((kind) => (sees(plan, at(...from), at(...to), aim(kind, shut)) ? 'yes' : 'no'))
        .join(' '),
    )
    .join(', ');

describe('A line between the middles of two squares', () => {
  test.each<[string, Place, Place, string]>([
    ['crosses open ground', [3, 4], [7, 4], 'yes yes, yes yes'],
    ['goes through a doorway', [1, 1], [4, 1], 'yes yes, no no'],
    ['is stopped by a barrel, but for an arc', [3, 2], [5, 2], 'no yes, no yes'],
    ['is stopped by a lever, but for an arc', [6, 5], [8, 5], 'no yes, no yes'],
    ['ends at rubble', [4, 1], [8, 1], 'no no, no no'],
    ['ends at a wall', [2, 3], [2, 1], 'no no, no no'],
    ['passes clear corners', [6, 3], [8, 1], 'yes yes, yes yes'],
    ['passes a corner of a wall and a door while the door is open', [6, 4], [9, 7], 'no yes, no no'],
    ['crosses a pit', [1, 7], [7, 7], 'yes yes, yes yes'],
    ['is stopped by a barrel far away', [2, 9], [8, 9], 'no yes, no yes'],
  ])('%s', (_, from, to, expected) => {
    expect(fates(from, to)).toBe(expected);
  });

  test('is stopped by a unit on it, but for an arc', () => {
    const [from, to] = [at(3, 4), at(7, 4)];
    expect(sees(plan, from, to, aim('shot', false, [[5, 4]]))).toBe(false);
    expect(sees(plan, from, to, aim('arc', false, [[5, 4]]))).toBe(true);
  });

  test('is not stopped by units beside a corner', () => {
    const units: readonly Place[] = [
      [7, 3],
      [6, 2],
    ];
    expect(sees(plan, at(6, 3), at(8, 1), aim('shot', false, units))).toBe(true);
  });

  test('is the same in both directions', () => {
    const cell = fc.nat(plan.size - 1);
    const kind = fc.constantFrom('shot' as const, 'arc' as const);
    fc.assert(
      fc.property(cell, cell, kind, fc.boolean(), (one, other, by, shut) => {
        const barred = aim(by, shut);
        expect(sees(plan, one, other, barred)).toBe(sees(plan, other, one, barred));
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});
