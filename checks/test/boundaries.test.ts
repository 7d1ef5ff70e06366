import { expect, test } from 'vitest';
import { boundaries } from '../boundaries.ts';
import { faults } from './plant.ts';

test('a path into another package is found', () => {
  const path = 'packages/games/toy/rules/turn.ts';
  const text = `import { a } from '../state.ts';
export { b } from '../../other/state.ts';
import type { C } from '../../../kernel/index.ts';
export const d = (): Promise<unknown> => import('../../../../scripts/build.mjs');
export const e: C = a;
`;
  expect(faults(boundaries, { [path]: text })).toEqual([2, 3, 4].map((line) => `${path}:${line}`));
});

test('a package that is not pure may use the scripts', () => {
  const text = `import { build } from '../../../scripts/build.mjs';\nawait build();\n`;
  expect(faults(boundaries, { 'packages/terminal/bin/tavolo.mjs': text })).toEqual([]);
});
