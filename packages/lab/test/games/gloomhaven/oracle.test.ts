import { describe, expect, test } from 'vitest';
import {
  BadFormat,
  type Case,
  parseOracle,
  type SightBoard,
} from '../../../games/gloomhaven/oracle/format.ts';
import { judgeCase, judgeSight } from '../../../games/gloomhaven/oracle/verdict.ts';

const given: Case = {
  id: 'own-1',
  refMs: 1,
  tags: ['melee'],
  map: ['.....', '.....'],
  thinWalls: [],
  actor: {
    at: [0, 0],
    move: 2,
    movement: 'walk',
    muddled: false,
    attack: { type: 'melee', range: 1, targets: 1, aoe: null },
  },
  monsters: [],
  characters: [{ id: 'C1', at: [3, 0], initiative: 10 }],
  expected: { focus: ['C1'], outcomes: [{ end: [2, 0], targets: ['C1'], focus: ['C1'] }] },
};
const outcome = { end: [2, 0], targets: ['C1'], focus: ['C1'] } as const;
const second = { end: [2, 1], targets: ['C1'], focus: ['C1'] } as const;

describe('a case', () => {
  const asked = (outcomes: Case['expected']['outcomes']): Case => ({
    ...given,
    expected: { focus: ['C1'], outcomes },
  });

  test('passes only if the whole set of outcomes is found', () => {
    expect(judgeCase(asked([outcome, second])).is).toBe('passed');
    expect(judgeCase(asked([outcome])).says).toEqual(['outcome too many: end 2,1 targets [C1] focus [C1]']);
    expect(judgeCase(asked([outcome, second, { ...second, end: [1, 0] }])).says).toEqual([
      'outcome missing: end 1,0 targets [C1] focus [C1]',
    ]);
  });

  test('is skipped if it is about rules outside the first edition', () => {
    expect(judgeCase({ ...given, tags: ['ext:icy'] }).is).toBe('skipped');
  });
});

test('sight is judged pair by pair and view by view', () => {
  const board: SightBoard = {
    id: 'own-2',
    map: ['...', '.#.', '...'],
    thinWalls: [],
    pairs: [
      [[1, 0], [1, 2], false],
      [[0, 0], [1, 0], false],
    ],
    view: { from: [1, 0], visible: ['+@-', '+#+', '---'] },
  };
  const verdicts = judgeSight(board);
  expect(verdicts.map(({ id, is }) => `${id} ${is}`)).toEqual([
    'own-2 pair 0 passed',
    'own-2 pair 1 failed',
    'own-2 view failed',
  ]);
  expect(verdicts[1]?.says).toEqual(['0,0 and 1,0 should not see each other']);
});

test('a file that is not as the format wants it says what is wrong', () => {
  const format = 'gh-monster-ai/1';
  const problem = (text: string): string => {
    try {
      parseOracle(text);
      return 'none';
    } catch (cause) {
      if (cause instanceof BadFormat) return cause.message;
      throw cause;
    }
  };
  expect(problem('{')).toMatch(/^not JSON/);
  expect(problem('{}')).toBe('not of the format gh-monster-ai/1');
  expect(problem(JSON.stringify({ format }))).toBe('neither cases nor boards in it');
  expect(problem(JSON.stringify({ format, cases: [given, { ...given, map: 3 }] }))).toBe(
    'case 1 (own-1) is not as the format wants it',
  );
  expect(problem(JSON.stringify({ format, cases: [given] }))).toBe('none');
});
