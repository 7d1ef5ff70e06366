/**
 * `npm run rules`: for each game, the rules listed, the rules proven, and the tests and sources that cite rules
 * which do not exist. A rule is proven when a test passed whose title begins with its number. Fails on a gap,
 * and names it. With `--from <file>` it reads what vitest has found instead of running the tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chapters as gauntlet } from '../packages/games/gauntlet-of-fools/rulebook.ts';
import { chapters as gloomhaven } from '../packages/games/gloomhaven/rulebook.ts';
import { testReport } from './steps.mjs';

const root = join(import.meta.dirname, '..');

/** A game's rulebook: where the game is, how its numbers begin, and all of them. */
type Rulebook = {
  readonly game: string;
  readonly prefix: string;
  readonly chapters: readonly { readonly id: string; readonly rules: readonly { readonly id: string }[] }[];
};

const rulebooks: readonly Rulebook[] = [
  { game: 'gauntlet-of-fools', prefix: 'gof', chapters: gauntlet },
  { game: 'gloomhaven', prefix: 'gh', chapters: gloomhaven },
];

/** A place that cites a rule. */
type Citation = { readonly id: string; readonly where: string };

/** A test, as far as it matters here: the titles that lead to it, and whether it passed. */
type Test = { readonly titles: readonly string[]; readonly passed: boolean };

type Account = {
  readonly game: string;
  readonly listed: readonly string[];
  readonly unproven: readonly string[];
  readonly unknownInTests: readonly Citation[];
  readonly unknownInSources: readonly Citation[];
};

process.exitCode = main(process.argv.slice(2));

function main(given: readonly string[]): number {
  const from = given[0] === '--from' ? given[1] : undefined;
  const tests = testsIn(from ?? runTests());
  const accounts = rulebooks.map((rulebook) => accountOf(rulebook, tests));
  for (const line of [...tableOf(accounts), ...accounts.flatMap(gapsOf)]) console.log(line);
  const pages = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/rulebooks.ts', '--check'], {
    cwd: root,
    stdio: 'inherit',
  });
  return pages.status === 0 && accounts.every((account) => gapsOf(account).length === 0) ? 0 : 1;
}

/** Runs the tests of the games; gives the file with what was found. */
function runTests(): string {
  const file = join(root, dirname(testReport), 'rules.json');
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
  const report = JSON.parse(readFileSync(join(root, relative(root, file)), 'utf8')) as VitestReport; // vitest's own form
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );
}

function accountOf(rulebook: Rulebook, tests: readonly Test[]): Account {
  const listed = rulebook.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  const known = new Set(listed);
  const cited = tests.flatMap(({ titles, passed }) =>
    titles.flatMap((title) => idsAtStart(title, rulebook.prefix).map((id) => ({ id, where: title, passed }))),
  );
  const proven = new Set(cited.filter(({ passed }) => passed).map(({ id }) => id));
  return {
    game: rulebook.game,
    listed,
    unproven: listed.filter((id) => !proven.has(id)),
    unknownInTests: distinct(cited.filter(({ id }) => !known.has(id))),
    unknownInSources: citationsIn(rulebook).filter(({ id }) => !known.has(id)),
  };
}

/** The numbers that a title begins with: `gof/turn.6.1: …`, or several, `gof/turn.6, gof/A-02: …`. */
function idsAtStart(title: string, prefix: string): readonly string[] {
  const start = new RegExp(`^(${prefix}/[\\w.-]+)(, ${prefix}/[\\w.-]+)*:`).exec(title)?.[0];
  return start === undefined ? [] : start.slice(0, -1).split(', ');
}

/** The rules that a game's sources cite; a whole chapter may be cited too. */
function citationsIn({ game, prefix, chapters: all }: Rulebook): readonly Citation[] {
  const isChapter = (id: string): boolean => all.some((chapter) => id === `${prefix}/${chapter.id}`);
  const citing = new RegExp(`\\b${prefix}/[A-Za-z0-9](?:[\\w.-]*\\w)?(?![\\w-]*\\$\\{)`, 'g');
  return sourcesIn(join(root, 'packages/games', game)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(citing)].map(([id]) => ({ id, where: `${relative(root, file)}:${index + 1}` })),
      )
      .filter(({ id }) => !isChapter(id) && id.length > `${prefix}/A`.length),
  );
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'test'].includes(entry.name) ? [] : sourcesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** A test that runs in several ways cites its rule once. */
function distinct(citations: readonly Citation[]): readonly Citation[] {
  const keys = citations.map(({ id, where }) => `${id} ${where}`);
  return citations.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
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
