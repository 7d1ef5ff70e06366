import { expect, test } from 'vitest';
import { sizes } from '../sizes.ts';
import { faults, lines } from './plant.ts';

const toy = 'packages/games/toy';

test('a file over its limit is found', () => {
  const files = {
    [`${toy}/content/a.ts`]: lines(101),
    [`${toy}/rules/a.ts`]: lines(301),
    [`${toy}/test/content/a.test.ts`]: lines(301),
    'packages/web/board.css': lines(301),
  };
  expect(faults(sizes, files).sort()).toEqual(
    Object.keys(files)
      .map((path) => `${path}:1`)
      .sort(),
  );
});

test('a file at its limit passes, and texts have none', () => {
  const files = {
    [`${toy}/content/a.ts`]: lines(100),
    [`${toy}/rules/a.ts`]: lines(300),
    [`${toy}/test/content/a.test.ts`]: lines(300),
    [`${toy}/text/en.ts`]: lines(1000),
    'packages/web/board.css': lines(300),
  };
  expect(faults(sizes, files)).toEqual([]);
});

test('a function over a limit is found', () => {
  const files = {
    'packages/lab/long.ts': `export function a() {\n${lines(39)}}\n`,
    'packages/lab/wide.ts': 'export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => [b, c, d, e, f];\n',
    'packages/lab/deep.ts': `export function a(b: boolean) {
  for (const c of [b]) {
    while (c) {
      switch (b) {
        case true:
          if (c) return;
      }
    }
  }
}
`,
  };
  expect(faults(sizes, files).sort()).toEqual([
    'packages/lab/deep.ts:6',
    'packages/lab/long.ts:1',
    'packages/lab/wide.ts:1',
  ]);
});

test('blank lines, comments, else-if chains and chapters of tests do not count', () => {
  const files = {
    'packages/lab/long.ts': `export function a() {\n${lines(38)}\n\n// why\n/**\n * more\n */\n}\n`,
    'packages/lab/deep.ts': `export function a(b: number) {
  for (const c of [b]) {
    while (c) {
      if (b === 1) return;
      else if (b === 2) return;
      else if (b === 3) return;
      [b].map(() => { if (b) return 1; return 2; });
    }
  }
}
`,
    'packages/lab/test/a.test.ts': `describe('a', () => {\n${lines(100)}});\n`,
  };
  expect(faults(sizes, files)).toEqual([]);
});
