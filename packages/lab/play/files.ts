import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BotName, botNames } from '@tavolo/bots';
import type { Saved } from '@tavolo/kernel';
import type { Terminal } from '../terminal/terminal.ts';
import type { ShellTexts } from '../text/shell.ts';
import type { Player } from './players.ts';

/** A saved match as a file: who played it, and its record. */
export type MatchFile = {
  readonly tavolo: 'match';
  readonly bots: { readonly [seat: string]: BotName };
  readonly match: Saved;
};

export function matchFileOf(players: readonly Player[], match: Saved): MatchFile {
  const bots = players.flatMap((player): [string, BotName][] =>
    player.is === 'bot' ? [[player.seat, player.bot]] : [],
  );
  return { tavolo: 'match', bots: Object.fromEntries(bots), match };
}

/** What was read from a file: a record that is still to be checked, and which seats bots sat on. */
export type ReadMatch = { readonly record: unknown; readonly bots: ReadonlyMap<string, BotName> | null };

/** Reads a file of ours, or a bare record, or says why not. */
export function readMatchFile(file: string, { folder, texts }: Place): ReadMatch | string {
  const text = textOf(resolve(folder, file));
  if (text instanceof Error) return texts.files.cannotRead(file, text.message);
  const data = dataIn(text);
  if (data === undefined) return texts.files.notJson(file);
  if (typeof data !== 'object' || data === null || !('match' in data)) return { record: data, bots: null };
  return { record: data.match, bots: botsIn('bots' in data ? data.bots : null) };
}

function textOf(file: string): string | Error {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    return errorOf(cause);
  }
}

/** Data, or `undefined` when the text is not JSON. */
function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function botsIn(given: unknown): ReadonlyMap<string, BotName> | null {
  if (typeof given !== 'object' || given === null) return null;
  const read = new Map<string, BotName>();
  for (const [seat, name] of Object.entries(given)) {
    const bot = botNames.find((one) => one === name);
    if (bot !== undefined) read.set(seat, bot);
  }
  return read;
}

/** Where files are, and in which words they are spoken of. */
export type Place = { readonly folder: string; readonly texts: ShellTexts };

/** Who wants a file written over: whoever is asked, or nobody needs to be. */
export type Overwriting = 'ask' | 'always';

export type Written = 'written' | 'kept' | 'unattended' | { readonly failed: string };

/** Writes a file. One that exists is written over only when somebody agrees; it is whole at any time. */
export async function writeFile(
  file: string,
  text: string,
  overwriting: Overwriting,
  { terminal, texts, folder }: Place & { readonly terminal: Terminal },
): Promise<Written> {
  const path = resolve(folder, file);
  if (existsSync(path) && overwriting === 'ask') {
    if (!terminal.isInteractive) return 'unattended';
    const answer = await terminal.ask(texts.files.exists(file));
    if (!texts.yes.includes(answer?.trim().toLowerCase() ?? '')) return 'kept';
  }
  return put(path, text);
}

function put(file: string, text: string): Written {
  try {
    const aside = `${file}.${process.pid}.part`;
    writeFileSync(aside, text, { flag: 'wx' });
    renameSync(aside, file);
    return 'written';
  } catch (cause) {
    return { failed: errorOf(cause).message };
  }
}

/** Writes to the first name that no file has, and gives it; nobody needs to be asked. */
export function writeToFreeName(
  stem: string,
  text: string,
  folder: string,
): { readonly file: string } | { readonly failed: string } {
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}.json`;
    try {
      writeFileSync(resolve(folder, file), text, { flag: 'wx' });
      return { file };
    } catch (cause) {
      if (!isTaken(cause)) return { failed: errorOf(cause).message };
    }
  }
}

const isTaken = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';

const errorOf = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));
