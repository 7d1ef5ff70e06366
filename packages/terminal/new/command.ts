import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Given, Misread } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { linkGame } from './link.ts';
import { type GameNames, namesFor } from './names.ts';
import { isHouse, places, writeGame } from './new-game.ts';

/** `tavolo new <name>`: a small whole game in this house, to be played at once and changed from there. */
export function newGame({ words }: Given, context: Context): ExitCode | Misread {
  const [id, second] = words;
  if (id === undefined) return { is: 'missing-name' };
  if (second !== undefined) return { is: 'too-much', word: second };
  const house = houseAbove(resolve(context.folder));
  if (house === null) return fail(context, context.texts.newGame.noHouse);
  const names = namesFor(id, takenIn(house, context));
  if (typeof names === 'string') return fail(context, context.texts.newGame.bad[names](id));
  writeGame(house, names);
  linkGame(house, id);
  tidy(house, names);
  say(context, welcome(names, context));
  return 0;
}

function fail({ terminal }: Context, why: string): ExitCode {
  terminal.warn(`${why}\n`);
  return 1;
}

/** The nearest folder, from here upwards, that is a house. */
function houseAbove(folder: string): string | null {
  if (isHouse(folder)) return folder;
  const above = dirname(folder);
  return above === folder ? null : houseAbove(above);
}

const takenIn = (house: string, { games: { boxes } }: Context) => ({
  ids: readdirSync(join(house, places.games)),
  prefixes: boxes.map(({ rulebook }) => rulebook.prefix),
});

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
