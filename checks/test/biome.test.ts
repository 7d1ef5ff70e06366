import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant.ts';

const biome = resolve('node_modules/@biomejs/biome/bin/biome');

/** What Biome says of each planted file: `path rule`. */
function verdicts(files: Readonly<Record<string, string>>): string[] {
  const root = plant(files);
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  );
  return [...stdout.matchAll(/^::error title=(?:lint\/\w+\/)?(\w+),file=([^,]+)/gm)].map(
    ([, rule, path]) => `${relative(root, path ?? '')} ${rule}`,
  );
}

const toy = 'packages/games/toy';
const imports = (from: string): string => `import { a } from '${from}';\nexport const b = a;\n`;

/** Plants one file that imports each name, and says which of the names are refused. */
function refused(path: string, names: readonly string[]): string[] {
  const pathOf = (index: number) => path.replace('#', String(index));
  const said = verdicts(Object.fromEntries(names.map((name, index) => [pathOf(index), imports(name)])));
  return names.filter((_, index) => said.includes(`${pathOf(index)} noRestrictedImports`));
}

test.each([
  ['packages/kernel/a#.ts', ['./b.ts'], ['vitest', 'node:fs', '@tavolo/bots', 'citty']],
  ['packages/kernel/scene/a#.ts', ['../b.ts', 'vitest', 'node:assert/strict'], ['node:fs', '@tavolo/bots']],
  ['packages/kernel/test/a#.ts', ['vitest', 'node:fs'], ['@tavolo/gauntlet-of-fools', '@tavolo/bots']],
  [
    'packages/bots/a#.ts',
    ['./b.ts', '@tavolo/kernel'],
    ['node:fs', '@tavolo/gauntlet-of-fools', '@tavolo/kernel/scene'],
  ],
  ['packages/bots/test/a#.ts', ['vitest', '@tavolo/kernel/scene'], ['@tavolo/lab']],
  [
    'packages/language/a#.ts',
    ['./b.ts', '@tavolo/kernel', '@tavolo/protocol'],
    ['node:fs', '@tavolo/table', '@tavolo/gauntlet-of-fools'],
  ],
  ['packages/language/test/a#.ts', ['vitest', '../b.ts', '@tavolo/protocol'], ['@tavolo/gauntlet-of-fools']],
  [
    `${toy}/a#.ts`,
    ['./content/a.ts', '@tavolo/kernel', '@tavolo/hexes', '@tavolo/language', '@tavolo/language/it'],
    ['node:fs', '@tavolo/gauntlet-of-fools', '@tavolo/bots'],
  ],
  [
    `${toy}/rules/a#.ts`,
    ['../state.ts', '@tavolo/kernel'],
    ['../content/a.ts', '../content/classes/a.ts', 'node:fs', '@tavolo/bots'],
  ],
  [
    `${toy}/test/rules/a#.ts`,
    ['vitest', '@tavolo/kernel/scene', '../../content/a.ts'],
    ['@tavolo/gauntlet-of-fools'],
  ],
  [
    'packages/lab/a#.ts',
    ['node:fs', '@tavolo/kernel', '@tavolo/bots', '@tavolo/shelf', 'citty'],
    ['@tavolo/gauntlet-of-fools', '@tavolo/terminal', '@tavolo/server'],
  ],
  ['packages/lab/games/toy/a#.ts', ['node:fs', '@tavolo/gauntlet-of-fools'], []],
  [
    'packages/terminal/a#.ts',
    ['node:fs', '@tavolo/lab', '@tavolo/shelf', '@tavolo/language/it'],
    ['@tavolo/gauntlet-of-fools', '@tavolo/gauntlet-of-fools/box', '@tavolo/server'],
  ],
  ['packages/terminal/games/toy/a#.ts', ['node:fs', '@tavolo/gauntlet-of-fools'], []],
])('%s imports what its package may know and nothing else', (path, allowed, forbidden) => {
  expect(refused(path, [...allowed, ...forbidden])).toEqual(forbidden);
});

const impurities = {
  noRestrictedGlobals: [
    'Buffer.from([])',
    'console.log(1)',
    'crypto.randomUUID()',
    'Date.now()',
    'new Date()',
    "fetch('a')",
    'globalThis.a',
    'performance.now()',
    'process.env',
    'Promise.resolve()',
    'queueMicrotask(f)',
    'setImmediate(f)',
    'setInterval(f)',
    'setTimeout(f)',
  ],
  plugin: ['Math.random()', 'Math.random', "Math['random']()"],
};

test.each([
  'packages/kernel',
  'packages/hexes',
  'packages/squares',
  'packages/language',
  'packages/bots',
  toy,
  `${toy}/rules`,
])('%s is pure', (folder) => {
  const planted = Object.entries(impurities).flatMap(([rule, uses]) =>
    uses.map((use, index) => ({
      path: `${folder}/${rule.toLowerCase()}${index}.ts`,
      rule,
      text: `export const a = () => ${use};\n`,
    })),
  );
  const said = verdicts(Object.fromEntries(planted.map(({ path, text }) => [path, text])));
  expect(planted.filter(({ path, rule }) => !said.includes(`${path} ${rule}`))).toEqual([]);
});

test('tests and the lab may use the machine', () => {
  const text = 'export const a = () => [Date.now(), Math.random(), process.env, console];\n';
  expect(verdicts({ 'packages/kernel/test/a.ts': text, 'packages/lab/a.ts': text })).toEqual([]);
});

test('the rules of the style guide that hold everywhere are on', () => {
  const files = {
    'packages/lab/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
    'packages/lab/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;\n",
    'packages/lab/c.ts': 'export default 1;\n',
    'packages/lab/d.ts': 'export enum D { a }\n',
    'packages/lab/e.ts': 'export const e: any = 1;\n',
    'packages/lab/f.ts': 'export const f = (a: string | null): string => a!;\n',
    'packages/lab/g.ts': "export * from './c.ts';\n",
    'packages/lab/hI.ts': 'export const h = 1;\n',
    'packages/lab/i.ts':
      "import type { K } from './k.ts';\nexport function i(k: K): void {\n  switch (k.is) {\n    case 'a':\n      break;\n  }\n}\n",
    'packages/lab/k.ts': "export type K = { readonly is: 'a' } | { readonly is: 'b' };\n",
    'packages/lab/l.ts':
      'const f = async (): Promise<void> => {};\nexport const l = (): void => {\n  f();\n};\n',
  };
  expect(verdicts(files).sort()).toEqual([
    'packages/lab/a.ts noImportCycles',
    'packages/lab/b.ts noImportCycles',
    'packages/lab/c.ts noDefaultExport',
    'packages/lab/d.ts noEnum',
    'packages/lab/e.ts noExplicitAny',
    'packages/lab/f.ts noNonNullAssertion',
    'packages/lab/g.ts noBarrelFile',
    'packages/lab/hI.ts useFilenamingConvention',
    'packages/lab/i.ts useExhaustiveSwitchCases',
    'packages/lab/l.ts noFloatingPromises',
  ]);
});
