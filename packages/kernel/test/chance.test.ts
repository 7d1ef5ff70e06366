import { describe, expect, test } from 'vitest';
import { reseed } from '../chance.ts';
import { type Chance, chanceFrom, chanceOver, type Stream, thinkingChance } from '../index.ts';

const draws = (stream: Stream, count: number, below = 1000): number[] =>
  [...Array(count)].map(() => stream.below(below));

/** How far counts are from being all the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counted(kinds: number, times: number, draw: () => number): number[] {
  const counts: number[] = Array(kinds).fill(0);
  for (let i = 0; i < times; i++) {
    const kind = draw();
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** The value of chi-square that chance alone exceeds once in a thousand times, by degrees of freedom. */
const critical = { 1: 10.83, 5: 20.52, 23: 49.73, 35: 66.62, 51: 87.97 } as const;

describe('chance is fair', () => {
  test.each([
    [2, critical[1]],
    [6, critical[5]],
    [52, critical[51]],
  ])('when one of %i is drawn', (kinds, most) => {
    const chance = thinkingChance('fair');
    expect(chiSquare(counted(kinds, 1000 * kinds, () => chance.below(kinds)))).toBeLessThan(most);
  });

  test('when four cards are shuffled into one of 24 orders', () => {
    const chance = thinkingChance('fair');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(critical[23]);
  });

  test('when one of a list is picked', () => {
    const chance = thinkingChance('fair');
    expect(chiSquare(counted(6, 6000, () => chance.pick([0, 1, 2, 3, 4, 5])))).toBeLessThan(critical[5]);
  });

  const pairs: readonly (readonly [string, (chance: Chance) => readonly [Stream, Stream]])[] = [
    ['one draw and the next', (chance) => [chance, chance]],
    ['two streams', (chance) => [chance.stream('dice'), chance.stream('deck')]],
    ['two streams of almost one name', (chance) => [chance.stream('die 1'), chance.stream('die 2')]],
    ['two seeds of almost one text', () => [thinkingChance('seed 1'), thinkingChance('seed 2')]],
    ['two seeds with one stream', () => [thinkingChance('1').stream('d'), thinkingChance('2').stream('d')]],
  ];
  test.each(pairs)('between %s', (_, make) => {
    const [one, other] = make(thinkingChance('pairs'));
    const cells = counted(36, 36_000, () => 6 * one.below(6) + other.below(6));
    expect(chiSquare(cells)).toBeLessThan(critical[35]);
  });
});

describe('a draw', () => {
  test('stays below its bound', () => {
    const chance = thinkingChance('bounds');
    for (const bound of [1, 2, 3, 7, 100, 2 ** 31, 2 ** 32]) {
      for (const value of draws(chance, 200, bound)) {
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }
    }
  });

  test('is told before the value is taken', () => {
    const state = chanceFrom('told');
    const seen: number[] = [];
    const chance = chanceOver(state, () => seen.push(state.drawn[0] ?? 0));
    draws(chance, 3);
    expect(seen).toEqual([0, 1, 2]);
  });

  test('from an empty list is a bug', () => {
    expect(() => thinkingChance('none').pick([])).toThrow('nothing to pick from');
  });

  test('of a shuffle keeps every item', () => {
    expect(thinkingChance('kept').shuffle([5, 3, 1, 4, 2]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the same seed', () => {
  test('gives the same values', () => {
    expect(draws(thinkingChance('seed'), 20)).toEqual(draws(thinkingChance('seed'), 20));
  });

  test('gives these values on every machine', () => {
    const chance = thinkingChance('seed');
    expect([...draws(chance, 3), ...draws(chance.stream('dice'), 3)]).toEqual([193, 41, 442, 945, 179, 630]);
  });

  test('goes on from a copy of its state as it would have gone on', () => {
    const state = chanceFrom('seed');
    draws(chanceOver(state).stream('dice'), 5);
    const copy = structuredClone(state);
    expect(draws(chanceOver(copy).stream('dice'), 5)).toEqual(draws(chanceOver(state).stream('dice'), 5));
  });
});

describe('a stream', () => {
  test('is not disturbed by another', () => {
    const [alone, beside] = [thinkingChance('streams'), thinkingChance('streams')];
    const values = draws(alone.stream('dice'), 10);
    const disturbed = [...Array(10)].map(() => {
      beside.stream('deck').below(52);
      return beside.stream('dice').below(1000);
    });
    expect(disturbed).toEqual(values);
  });

  test('has values of its own', () => {
    const chance = thinkingChance('streams');
    expect(draws(chance.stream('dice'), 10)).not.toEqual(draws(chance.stream('deck'), 10));
  });

  test('leaves the same state whichever stream was first', () => {
    const [one, other] = [chanceFrom('streams'), chanceFrom('streams')];
    for (const name of ['b', 'a', 'c', 'a']) chanceOver(one).stream(name).below(6);
    for (const name of ['a', 'c', 'a', 'b']) chanceOver(other).stream(name).below(6);
    expect(one).toEqual(other);
  });

  test('that is found again after others came before it goes on where it was', () => {
    const chance = thinkingChance('streams');
    const late = chance.stream('late');
    const values = [late.below(1000), chance.stream('early').below(2) && 0, late.below(1000)];
    const again = thinkingChance('streams').stream('late');
    expect([values[0], values[2]]).toEqual(draws(again, 2));
  });

  test('that is only named leaves no trace', () => {
    const state = chanceFrom('streams');
    chanceOver(state).stream('dice');
    expect(state).toEqual(chanceFrom('streams'));
  });

  test.each(['constructor', 'toString', '__proto__', ''])('may be called %j', (name) => {
    const stream = thinkingChance('streams').stream(name);
    expect(new Set(draws(stream, 10)).size).toBeGreaterThan(5);
  });
});

describe('reseeding', () => {
  test('makes other values of all that is still to be drawn', () => {
    const state = chanceFrom('reseed');
    const chance = chanceOver(state);
    const expected = draws(chanceOver(structuredClone(state)).stream('dice'), 10);
    chance.stream('dice');
    reseed(state, thinkingChance('other'));
    expect(draws(chance.stream('dice'), 10)).not.toEqual(expected);
  });

  test('by the same chance makes the same values', () => {
    const values = [1, 2].map(() => {
      const state = chanceFrom('reseed');
      reseed(state, thinkingChance('other'));
      return draws(chanceOver(state), 10);
    });
    expect(values[0]).toEqual(values[1]);
  });

  test('leaves no value that depends on what was drawn before', () => {
    const [fresh, used] = [chanceFrom('reseed'), chanceFrom('reseed')];
    draws(chanceOver(used), 7);
    for (const state of [fresh, used]) reseed(state, thinkingChance('other'));
    expect(draws(chanceOver(used), 5)).toEqual(draws(chanceOver(fresh), 5));
  });
});
