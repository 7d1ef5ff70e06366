/**
 * `npm run rules`: for each game, the rules listed, the rules proven, and the tests and sources that cite rules
 * which do not exist. A rule is proven when a test passed whose title begins with its number. Fails on a gap,
 * and names it. With `--from <file>` it reads what vitest has found instead of running the tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { shelf } from '@tavolo/shelf';
import { outdatedPages } from '../rulebooks/pages.ts';
import { type Account, accountOf, type Test } from './account.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Where vitest leaves what it finds. */
const ownReport = 'node_modules/.cache/tavolo/rules.json';

process.exitCode = await main(process.argv.slice(2));

async function main(given: readonly string[]): Promise<number> {
  const from = given[0] === '--from' ? given[1] : undefined;
  const tests = testsIn(from ?? runTests());
  const accounts = shelf.map((box) => accountOf(box, tests));
  const pages = await outdatedPages();
  const gaps = [
    ...accounts.flatMap(gapsOf),
    ...pages.map(({ file }) => `${file} is out of date: npm run rulebooks`),
  ];
  for (const line of [...tableOf(accounts), ...gaps]) console.log(line);
  return gaps.length === 0 ? 0 : 1;
}

/** Runs the tests of the games; gives the file with what was found. */
function runTests(): string {
  const file = resolve(root, ownReport);
  mkdirSync(dirname(file), { recursive: true });
  console.log('Running the tests of the games …');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'packages/games', '--passWithNoTests'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...vitest, '--reporter=json', `--outputFile.json=${file}`],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status === null) throw new Error(`vitest could not be run: ${stderr}`);
  if (status !== 0) console.log('Some tests have failed; a rule that only they cite counts as not proven.');
  return file;
}

type VitestReport = {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
};

function testsIn(file: string): readonly Test[] {
  const report = JSON.parse(readFileSync(resolve(root, file), 'utf8')) as VitestReport; // vitest's own form
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );
}

function tableOf(accounts: readonly Account[]): readonly string[] {
  const rows = accounts.map(({ game, listed, unproven, unknownInTests }) => [
    game,
    String(listed.length),
    String(listed.length - unproven.length),
    String(unknownInTests.length),
  ]);
  const table = [['game', 'rules listed', 'rules proven', 'tests citing unknown rules'], ...rows];
  const width = (column: number): number => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
      .join('  '),
  );
}

/** Every gap by its name. */
function gapsOf({ game, unproven, unknownInTests, unknownInSources }: Account): readonly string[] {
  return [
    ...unproven.map((id) => `${game}: no test proves ${id}`),
    ...unknownInTests.map(({ id, where }) => `${game}: a test cites ${id}, which is no rule: ${where}`),
    ...unknownInSources.map(({ id, where }) => `${game}: ${where} cites ${id}, which is no rule`),
  ];
}
