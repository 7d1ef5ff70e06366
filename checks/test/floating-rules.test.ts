import { expect, test } from 'vitest';
import { floatingRules } from '../floating-rules.ts';
import { faults } from './plant.ts';

const kernel = `
export type Rule<T = void> = Generator<string, T, string>;
export function* rest(): Rule { yield 'rest'; }
export const same = <T>(given: T): T | null => given;
`;

test('a rule that is called and dropped is found', () => {
  const game = `
import { type Rule, rest, same } from '../../../kernel/rule.ts';
export function* turn(ready: boolean, heroes: readonly string[]): Rule {
  rest();
  void rest();
  ready && rest();
  ready ? rest() : undefined;
  heroes.forEach(() => rest());
  same(rest());
  same(rest)?.();
}
`;
  const path = 'packages/games/toy/rules/turn.ts';
  expect(faults(floatingRules, { 'packages/kernel/rule.ts': kernel, [path]: game })).toEqual(
    [4, 5, 6, 7, 8, 9, 10].map((line) => `${path}:${line}`),
  );
});

test('a rule that runs, is kept or is handed on is left alone', () => {
  const game = `
import { type Rule, rest, same } from '../../../kernel/rule.ts';
let running: Rule | null = null;
const plain = (): number => 1;
export function* turn(heroes: readonly string[]): Rule {
  yield* rest();
  running = rest();
  running.next();
  plain();
  same(plain());
  for (const rule of heroes.map(() => rest())) yield* rule;
}
export const run = (): Rule => rest();
`;
  const files = { 'packages/kernel/rule.ts': kernel, 'packages/games/toy/rules/turn.ts': game };
  expect(faults(floatingRules, files)).toEqual([]);
});
