import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, places } from './house.ts';
import { type GameNames, renamed } from './names.ts';

/** Writes a new game into a house, and its line on the shelf. */
export function writeGame(house: string, names: GameNames): void {
  const folder = join(house, places.games, names.id);
  cpSync(join(house, places.template), folder, {
    recursive: true,
    errorOnExist: true,
    force: false,
    filter: (path) => !path.endsWith('node_modules'),
  });
  for (const file of filesIn(folder)) change(file, (text) => renamed(text, names));
  change(join(house, places.shelf, 'index.ts'), (text) => shelved(text, names));
  change(join(house, places.shelf, 'package.json'), (text) => depending(text, names.id));
}

const change = (file: string, by: (text: string) => string): void =>
  writeFileSync(file, by(readFileSync(file, 'utf8')));

/** The shelf with one more line, and the import that it needs. */
function shelved(text: string, { id, value }: GameNames): string {
  const imports = text.split('\n').findLastIndex((line) => line.startsWith('import '));
  const lines = text.split('\n');
  const end = lines.findIndex((line, at) => at > imports && line === '];');
  if (imports < 0 || end < 0) throw new Error(`${places.shelf}/index.ts does not list games as it used to`);
  return [
    ...lines.slice(0, imports + 1),
    `import { box as ${value} } from '@tavolo/${id}/box';`,
    ...lines.slice(imports + 1, end),
    `  ${value},`,
    ...lines.slice(end),
  ].join('\n');
}

/** The shelf's package file with one more game that it depends on. */
function depending(text: string, id: string): string {
  const file = JSON.parse(text) as { dependencies: { [name: string]: string } }; // the shelf's own file
  const dependencies = { ...file.dependencies, [`@tavolo/${id}`]: '*' };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...file, dependencies: sorted }, null, 2)}\n`;
}
