import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOf, places } from './house.ts';

/** What npm's lock file says of a package of the house. */
type Locked = { [path: string]: { dependencies?: { [name: string]: string }; [key: string]: unknown } };

type PackageFile = { readonly version: string; readonly dependencies: { readonly [name: string]: string } };

/**
 * Makes a new game known to npm and Node, as `npm install` would, but without a network: its link among the installed
 * packages, its place in the lock file, and the mark that everything is installed.
 */
export function linkGame(house: string, id: string): void {
  const lockFile = join(house, 'package-lock.json');
  const stamp = join(house, 'node_modules/.installed');
  const before = readFileSync(lockFile, 'utf8');
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(before);
  const after = locked(before, id, readJson(join(house, places.games, id, 'package.json')));
  writeFileSync(lockFile, after);
  link(join(house, linkOf(id)), join('..', '..', places.games, id));
  if (isInstalled) writeFileSync(stamp, hashOf(after));
}

/** Takes the place of a link that leads nowhere. */
function link(path: string, to: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(path);
  symlinkSync(to, path, 'junction');
}

const readJson = (file: string): PackageFile => JSON.parse(readFileSync(file, 'utf8')) as PackageFile; // written by us a moment ago

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The lock file with one more package of the house, on which the shelf depends. */
function locked(text: string, id: string, { version, dependencies }: PackageFile): string {
  const lock = JSON.parse(text) as { packages: Locked }; // npm's own form
  const name = `@tavolo/${id}`;
  const path = `${places.games}/${id}`;
  const shelf = lock.packages[places.shelf];
  if (shelf === undefined) throw new Error('package-lock.json does not know the shelf');
  const packages: Locked = {
    ...lock.packages,
    [places.shelf]: { ...shelf, dependencies: sorted({ ...shelf.dependencies, [name]: '*' }) },
    [`node_modules/${name}`]: { resolved: path, link: true },
    [path]: { name, version, dependencies: { ...dependencies } },
  };
  return `${JSON.stringify({ ...lock, packages: sorted(packages) }, null, 2)}\n`;
}

/** As npm sorts them: by their names, as a person would. */
const sorted = <Value>(record: { readonly [key: string]: Value }): { [key: string]: Value } =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
