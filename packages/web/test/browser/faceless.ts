import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const web = join(root, 'packages/web');

/** A server whose pages were built without anything that one game brings to them, as if the game were new. */
export type FacelessServer = { readonly program: string; readonly remove: () => void };

/** Builds the pages from a copy of the client without the folder of a game, and puts them beside a copy of the server. */
export function facelessServer(game: string, program: string): FacelessServer {
  const folder = join(root, `dist-faceless-${process.pid}`);
  const source = join(folder, 'source');
  const isBuilt = (path: string): boolean => !/^(?:node_modules|test|gallery)\b/.test(relative(web, path));
  cpSync(web, join(source, 'packages/web'), { recursive: true, filter: isBuilt });
  rmSync(join(source, 'packages/web/games', game), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(source, 'tsconfig.json'));
  symlinkSync(join(root, 'packages/games'), join(source, 'packages/games'), 'junction');
  build(join(source, 'packages/web'), join(folder, 'web'));
  mkdirSync(join(folder, 'server'));
  cpSync(dirname(program), join(folder, 'server'), { recursive: true });
  return {
    program: join(folder, 'server', 'server.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** In a process of its own: here NODE_ENV is `test`, which would end up in the pages. */
function build(from: string, into: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const asked = ['build', '--config', join(from, 'vite.config.ts'), '--outDir', into, '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, ...asked], {
    cwd: from,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The pages could not be built; the lines above say why.');
}
