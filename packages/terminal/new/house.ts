import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Taken, wordsIn } from './names.ts';

/** Where games, their template and the lists of games are in a repository. */
export const places = {
  games: 'packages/games',
  template: 'packages/terminal/new/template',
  shelf: 'packages/shelf',
} as const;

const scope = '@tavolo/';

/** Where Node finds the packages of the house. */
export const linkOf = (id: string): string => join('node_modules', scope, id);

/** The nearest folder, from here upwards, that is a house. */
export function houseAbove(folder: string): string | null {
  if (isHouse(folder)) return folder;
  const above = dirname(folder);
  return above === folder ? null : houseAbove(above);
}

/** Whether a folder is a house that games can be added to. */
const isHouse = (folder: string): boolean =>
  Object.values(places).every((place) => existsSync(join(folder, place)));

/** What a new game can't be called in a house. */
export const takenIn = (house: string): Omit<Taken, 'prefixes'> => ({
  ids: readdirSync(join(house, places.games)),
  packages: [
    ...packagesIn(join(house, 'packages')),
    ...packagesIn(join(house, places.games)),
    ...linked(house),
  ],
  words: new Set(
    [...filesIn(join(house, places.template)), join(house, places.shelf, 'index.ts')]
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => wordsIn(readFileSync(file, 'utf8'))),
  ),
});

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** What the packages in a folder call themselves, whatever their own folders are called. */
const packagesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((entry) => join(folder, entry, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name ?? '') // npm's own form
    .filter((name) => name.startsWith(scope))
    .map((name) => name.slice(scope.length));

/** Installed packages; a link that a deleted game has left behind leads nowhere, and is in nobody's way. */
function linked(house: string): readonly string[] {
  const folder = join(house, linkOf(''));
  return existsSync(folder) ? readdirSync(folder).filter((entry) => existsSync(join(folder, entry))) : [];
}
