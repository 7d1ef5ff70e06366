import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Given, Misread } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { houseAbove, linkOf, places, takenIn } from './house.ts';
import { linkGame } from './link.ts';
import { type BadName, type GameNames, namesFor, type UnfitName } from './names.ts';
import { writeGame } from './new-game.ts';
import { remember } from './put-back.ts';
import { troubleTexts } from './text.ts';

/** `tavolo new <name>`: a small whole game in this house, to be played at once and changed from there. */
export function newGame({ words }: Given, context: Context): ExitCode | Misread {
  const [id, second] = words;
  if (id === undefined) return { is: 'missing-name' };
  if (second !== undefined) return { is: 'too-much', word: second };
  const house = houseAbove(resolve(context.folder));
  if (house === null) return fail(context, context.texts.newGame.noHouse);
  const prefixes = context.games.boxes.map(({ rulebook }) => rulebook.prefix);
  const names = namesFor(id, { ...takenIn(house), prefixes });
  if (typeof names === 'string') return fail(context, refusal(names, id, context));
  return made(house, names, context);
}

function fail({ terminal }: Context, why: string): ExitCode {
  terminal.warn(`${why}\n`);
  return 1;
}

const refusal = (why: BadName | UnfitName, id: string, { texts, language }: Context): string =>
  why === 'not-a-name' || why === 'taken'
    ? texts.newGame.bad[why](id)
    : troubleTexts[language].unfit[why](id);

/** Makes the whole game or nothing at all. */
function made(house: string, names: GameNames, context: Context): ExitCode {
  const putBack = remember(changedBy(names).map((path) => join(house, path)));
  for (const ending of endings) process.on(ending, finishFirst);
  try {
    writeGame(house, names);
    linkGame(house, names.id);
    tidy(house, names);
  } catch (cause) {
    const left = putBack().map((path) => relative(house, path));
    const { undone, notUndone } = troubleTexts[context.language];
    const says = left.length === 0 ? undone(names.title) : notUndone(names.title, left);
    return fail(context, `${says}\n${cause instanceof Error ? cause.message : String(cause)}`);
  } finally {
    for (const ending of endings) process.off(ending, finishFirst);
  }
  say(context, welcome(names, context));
  return 0;
}

/** Ctrl+C ends the program that is tidying up, which fails; this one must still put everything back. */
const endings = ['SIGINT', 'SIGTERM'] as const;
const finishFirst = (): void => {};

/** Everything in a house that is written for a new game. */
const changedBy = ({ id }: GameNames): readonly string[] => [
  join(places.games, id),
  join(places.shelf, 'index.ts'),
  join(places.shelf, 'package.json'),
  'package-lock.json',
  linkOf(id),
  'node_modules/.installed',
  'docs/rulebook',
];

/** Puts imports and lines in order under the new names, and writes the pages of its rulebook. */
function tidy(house: string, { id }: GameNames): void {
  const formatter = 'node_modules/@biomejs/biome/bin/biome';
  const written = [join(places.games, id), join(places.shelf, 'index.ts')];
  if (existsSync(join(house, formatter))) node(house, [formatter, 'check', '--write', ...written]);
  node(house, ['--import', 'tsx', 'packages/lab/rulebooks/main.ts']);
}

function node(house: string, line: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: house, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${line.join(' ')}\n${stdout}${stderr}`);
}

function welcome({ id, title }: GameNames, { texts, commandLine, terminal }: Context): readonly string[] {
  const { written, next, play, browser, test, read } = texts.newGame;
  const rows: readonly (readonly [string, string])[] = [
    [commandLine(['play', id]), play],
    ['npm start', browser],
    [`npm test -- ${places.games}/${id}`, test],
    ['docs/adding-a-game.md', read],
  ];
  const width = Math.max(...rows.map(([line]) => line.length));
  return [
    terminal.paint.bold(written(title, `${places.games}/${id}`)),
    '',
    next,
    ...rows.map(([line, says]) => `  ${terminal.paint.cyan(line.padEnd(width))}  ${says}`),
  ];
}
