/**
 * A package is imported by its name alone, never by a path. Biome sees the text of an import, not where a path leads, so
 * it would let `../../gloomhaven/state.ts` pass in another game.
 */
import { posix } from 'node:path';
import ts from '@typescript/typescript6';
import { type Check, type File, type Finding, finding, isPure } from './project.ts';

export const boundaries: Check = {
  name: 'boundaries',
  run: ({ files }) => files.filter(({ path }) => path.startsWith('packages/')).flatMap(trespasses),
};

function trespasses(file: File): Finding[] {
  const home = packageOf(file.path);
  return ts
    .preProcessFile(file.source.text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .filter(({ fileName }) => {
      const reached = packageOf(posix.join(posix.dirname(file.path), fileName));
      return reached !== home && (reached !== null || isPure(file.path));
    })
    .map(({ fileName, pos }) =>
      finding(file, pos, `'${fileName}' leaves ${home}: import a package by its name`),
    );
}

const packageOf = (path: string): string | null => /^packages\/(games\/[^/]+|[^/]+)/.exec(path)?.[0] ?? null;
