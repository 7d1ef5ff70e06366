/**
 * `npm run oracle -- <file or folder>`: puts the monsters to the test against recorded answers. A folder's files are
 * all read. Strict: for each case the whole set of acceptable results must be found. Exits with 1 if one fails, with
 * 2 if a file can't be read.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadFormat, parseOracle } from './format.ts';
import { judgeCase, judgeSight, type Verdict } from './verdict.ts';

const usage = 'npm run oracle -- <file or folder>';

/** 0: all passed; 1: something failed; 2: the command was not understood or a file can't be read. */
function main(given: readonly string[]): number {
  const [path] = given;
  if (path === undefined || given.length > 1) {
    console.error(`One file or folder is wanted.\n\n${usage}`);
    return 2;
  }
  const judged = judgedIn(path);
  if (typeof judged === 'string') {
    console.error(judged);
    return 2;
  }
  for (const { file, verdicts } of judged) for (const line of reportOf(file, verdicts)) console.log(line);
  const all = judged.flatMap(({ verdicts }) => verdicts);
  const failed = count(all, 'failed');
  console.log(`${count(all, 'passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

type Judged = { readonly file: string; readonly verdicts: readonly Verdict[] };

/** The verdicts of all files, or why one can't be read. */
function judgedIn(path: string): readonly Judged[] | string {
  try {
    const files = filesIn(path);
    if (files.length === 0) return `No .json files in ${path}`;
    return files.map((file) => ({ file: basename(file), verdicts: verdictsIn(file) }));
  } catch (cause) {
    if (cause instanceof BadFormat) return cause.message;
    const isMissing = cause instanceof Error && 'code' in cause;
    if (isMissing) return `Can't read ${path}: ${cause.message}`;
    throw cause;
  }
}

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path];

function verdictsIn(file: string): readonly Verdict[] {
  try {
    const content = parseOracle(readFileSync(file, 'utf8'));
    return 'cases' in content ? content.cases.map(judgeCase) : content.boards.flatMap(judgeSight);
  } catch (cause) {
    throw cause instanceof BadFormat ? new BadFormat(`${file}: ${cause.message}`) : cause;
  }
}

function reportOf(file: string, verdicts: readonly Verdict[]): readonly string[] {
  const failures = verdicts.filter(({ is }) => is === 'failed');
  const disputed = verdicts.filter((verdict) => verdict.disputed);
  const skipped = count(verdicts, 'skipped');
  return [
    ...failures.map(({ id, says, disputed: isDisputed }) =>
      [`${file} ${id}${isDisputed ? ' (disputed)' : ''}:`, ...says].join('\n    '),
    ),
    `${file}: ${count(verdicts, 'passed')} passed, ${failures.length} failed` +
      (skipped > 0 ? `, ${skipped} skipped that are outside the first edition` : ''),
    ...(disputed.length > 0
      ? [`  of these disputed: ${count(disputed, 'passed')} passed, ${count(disputed, 'failed')} failed`]
      : []),
  ];
}

const count = (verdicts: readonly Verdict[], is: Verdict['is']): number =>
  verdicts.filter((verdict) => verdict.is === is).length;

process.exitCode = main(process.argv.slice(2));
