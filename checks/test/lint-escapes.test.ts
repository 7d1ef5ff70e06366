import { expect, test } from 'vitest';
import { lintEscapes } from '../lint-escapes.ts';
import { faults } from './plant.ts';

test('an escape without a reason on its line is found', () => {
  const text = `// biome-ignore lint/style/noEnum: <explanation>
export const a = 1; // @ts-expect-error
/* @ts-ignore: no */
// biome-ignore-all lint/suspicious/noExplicitAny:
// the reason stands on another line
export const b = 2;
`;
  expect(faults(lintEscapes, { 'packages/lab/a.ts': text })).toEqual(
    [1, 2, 3, 4].map((line) => `packages/lab/a.ts:${line}`),
  );
});

test('an escape with a reason passes, and so does a string', () => {
  const text = `// biome-ignore lint/style/noEnum: the format of the file asks for it
export const a = 1; // @ts-expect-error: the types of the library are wrong
export const b = '// @ts-expect-error';
`;
  expect(faults(lintEscapes, { 'scripts/a.mjs': text })).toEqual([]);
});
