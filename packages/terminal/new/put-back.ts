import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What is at a path. */
type Found =
  | { readonly is: 'nothing' }
  | { readonly is: 'file'; readonly bytes: Buffer }
  | { readonly is: 'link'; readonly to: string }
  | { readonly is: 'folder'; readonly entries: ReadonlyMap<string, Found> };

/** Remembers what is at some paths. Gives what puts it all back, and says which paths it could not put back. */
export function remember(paths: readonly string[]): () => readonly string[] {
  const before = paths.map(firstMissing).map((path) => ({ path, found: find(path) }));
  return () => before.filter(({ path, found }) => !isPutBack(path, found)).map(({ path }) => path);
}

/** Of a path that does not exist yet, the first folder that would have to be made. */
function firstMissing(path: string): string {
  const above = dirname(path);
  return existsSync(above) ? path : firstMissing(above);
}

function find(path: string): Found {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return { is: 'nothing' };
  if (stats.isSymbolicLink()) return { is: 'link', to: readlinkSync(path) };
  if (!stats.isDirectory()) return { is: 'file', bytes: readFileSync(path) };
  return {
    is: 'folder',
    entries: new Map(readdirSync(path).map((entry) => [entry, find(join(path, entry))])),
  };
}

function isPutBack(path: string, found: Found): boolean {
  try {
    putBack(path, found);
    return true;
  } catch {
    return false;
  }
}

/** Leaves alone what has not changed: it may be something that can't be written. */
function putBack(path: string, before: Found): void {
  const now = find(path);
  if (now.is !== before.is) rmSync(path, { recursive: true, force: true });
  if (before.is === 'file') putBackFile(path, before.bytes, now);
  else if (before.is === 'link') putBackLink(path, before.to, now);
  else if (before.is === 'folder') putBackFolder(path, before.entries);
}

function putBackFile(path: string, bytes: Buffer, now: Found): void {
  if (now.is !== 'file' || !now.bytes.equals(bytes)) writeFileSync(path, bytes);
}

function putBackLink(path: string, to: string, now: Found): void {
  if (now.is === 'link' && now.to === to) return;
  rmSync(path, { force: true });
  symlinkSync(to, path, 'junction');
}

function putBackFolder(path: string, entries: ReadonlyMap<string, Found>): void {
  mkdirSync(path, { recursive: true });
  for (const entry of new Set([...readdirSync(path), ...entries.keys()]))
    putBack(join(path, entry), entries.get(entry) ?? { is: 'nothing' });
}
