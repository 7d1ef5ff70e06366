import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type BotName, botNames } from '@tavolo/bots';
import type { Saved } from '@tavolo/kernel';
import type { Terminal } from '../console/terminal.ts';
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
export function readMatchFile(file: string, { folder, texts }: FilePlace): ReadMatch | string {
  const text = textOf(resolve(folder, file));
  if (text instanceof Error) {
    return texts.files.cannotRead(file, whyNot(text, texts.files.why, texts.files.why.noFile));
  }
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
export type FilePlace = { readonly folder: string; readonly texts: ShellTexts };

/** Whether somebody has to agree before a file is overwritten. */
export type Overwriting = 'ask' | 'always';

export type Written = 'written' | NotWritten;

/** Why nothing was written: somebody said no, nobody could be asked, or it can't be done. */
export type NotWritten = 'kept' | 'unattended' | { readonly failed: string };

type Asking = FilePlace & { readonly terminal: Terminal };

/** Writes a file. One that exists is written over only when somebody agrees; it is whole at any time. */
export async function writeFile(
  file: string,
  text: string,
  overwriting: Overwriting,
  place: Asking,
): Promise<Written> {
  const agreed = overwriting === 'always' ? 'always' : await askToWrite(file, place);
  if (agreed !== 'always' && agreed !== 'ask') return agreed;
  const path = resolve(place.folder, file);
  return writing(place.texts, () => replaceWith(path, text)) ?? 'written';
}

/**
 * Asks about a file that exists, and tries whether one can be written there, before long work whose fruit it is
 * to hold. `always`: somebody agreed to lose what is in it; `ask`: there is none yet.
 */
export async function askToWrite(file: string, place: Asking): Promise<Overwriting | NotWritten> {
  const { terminal, texts, folder } = place;
  const cannot = tryToWrite(file, place);
  if (cannot !== null) return cannot;
  if (!existsSync(resolve(folder, file))) return 'ask';
  if (!terminal.isInteractive) return 'unattended';
  const answer = await terminal.ask(texts.files.exists(file));
  return texts.yes.includes(answer?.trim().toLowerCase() ?? '') ? 'always' : 'kept';
}

/** Why nothing can be written there; `null` when it can. */
export function tryToWrite(file: string, { texts, folder }: FilePlace): { readonly failed: string } | null {
  const path = resolve(folder, file);
  if (existsSync(path) && statSync(path).isDirectory()) return { failed: texts.files.why.isFolder };
  return writing(texts, () => {
    writeFileSync(asideOf(path), '', { flag: 'wx' });
    rmSync(asideOf(path));
  });
}

/** Does what may fail, and says in words why it failed. */
function writing({ files }: ShellTexts, what: () => void): { readonly failed: string } | null {
  try {
    what();
    return null;
  } catch (cause) {
    return { failed: whyNot(errorOf(cause), files.why, files.why.noFolder) };
  }
}

function replaceWith(path: string, text: string): void {
  try {
    writeFileSync(asideOf(path), text, { flag: 'wx' });
    renameSync(asideOf(path), path);
  } catch (cause) {
    rmSync(asideOf(path), { force: true });
    throw cause;
  }
}

const asideOf = (path: string): string => `${path}.${process.pid}.part`;

/** Writes to the first name in a folder that no file has, and gives it; nobody needs to be asked. */
export function writeToFreeName(
  stem: string,
  text: string,
  { folder, texts }: FilePlace,
): { readonly file: string } | { readonly failed: string } {
  const failed = writing(texts, () => mkdirSync(dirname(resolve(folder, stem)), { recursive: true }));
  if (failed !== null) return failed;
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}.json`;
    try {
      writeFileSync(resolve(folder, file), text, { flag: 'wx' });
      return { file };
    } catch (cause) {
      const error = errorOf(cause);
      if (codeOf(error) !== 'EEXIST')
        return { failed: whyNot(error, texts.files.why, texts.files.why.noFolder) };
    }
  }
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** What the system's codes mean to a person; `missing` is what is not there. */
function whyNot(error: Error, why: ShellTexts['files']['why'], missing: string): string {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EEXIST') return missing;
  if (code === 'EISDIR') return why.isFolder;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return why.noPermission;
  if (code === 'ENOSPC' || code === 'EDQUOT') return why.noSpace;
  return error.message;
}

const errorOf = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));
