import { expect, test } from 'vitest';
import { moduleState } from '../module-state.ts';
import { faults } from './plant.ts';

const impure = `let a = 0;
export var b = a;
export class C { static count = 0; }
export async function d(): Promise<void> { a += 1; }
export const e = { async f() {} };
export async function* g() {
  await d();
}
`;

test('a variable of a module and everything that waits are found in the pure packages', () => {
  const found = faults(moduleState, {
    'packages/kernel/a.ts': impure,
    'packages/games/toy/rules/a.ts': impure,
    'packages/bots/a.ts': impure,
  });
  for (const path of ['packages/kernel/a.ts', 'packages/games/toy/rules/a.ts', 'packages/bots/a.ts'])
    for (const line of [1, 2, 3, 4, 5, 6, 7]) expect(found).toContain(`${path}:${line}`);
});

test('tests, other packages and local variables are free', () => {
  const local = `export function count(): number { let n = 0; n += 1; return n; }
export class Chance { static readonly words = ['a']; count = 0; }
`;
  const files = {
    'packages/kernel/test/a.ts': impure,
    'packages/lab/a.ts': impure,
    'packages/kernel/a.ts': local,
  };
  expect(faults(moduleState, files)).toEqual([]);
});
