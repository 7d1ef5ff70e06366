import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Check, openProject } from '../project.ts';

/** A folder with this repository's settings and nothing but the given files, gone when the test is over. */
export function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tavolo-plant-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['biome.json', 'tsconfig.json', '.gitignore', 'checks/biome'])
    cpSync(name, join(root, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Where a check finds fault, as `path:line`. */
export const faults = (check: Check, files: Readonly<Record<string, string>>): string[] =>
  check.run(openProject(plant(files))).map(({ path, line }) => `${path}:${line}`);

/** So many lines of code. */
export const lines = (count: number): string => 'void 0;\n'.repeat(count);
