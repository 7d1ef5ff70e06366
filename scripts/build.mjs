// What a player runs, in dist/: the pages, and our programs as bundles. Bundles start several times as fast as the sources,
// and are spared the cost that compiling TypeScript on the fly adds to every function.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundlePages } from './bundle-pages.mjs';
import { bundlePrograms } from './bundle-programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The programs in a folder of dist/, by their names: where their sources are under packages/. */
const programs = {
  terminal: { tavolo: 'terminal/main.ts' },
  lab: {
    bench: 'lab/bench/main.ts',
    conformance: 'lab/conformance/main.ts',
    ...ofGames(),
  },
  server: { server: 'server/main.ts' },
  // The programs that test the server start the bundle next to them.
  'server-lab': {
    server: 'server/main.ts',
    faults: 'server/faults/main.ts',
    'bench-server': 'server/bench/main.ts',
    'bench-gauge': 'server/bench/gauge.ts',
    'bench-boardgame-io': 'server/bench/boardgame-io/server.ts',
    'bench-bare-ws': 'server/bench/bare-ws/server.ts',
  },
};

/** The laboratory's programs for a single game: `games/<game>/<program>/main.ts`. */
function ofGames() {
  const inside = (path) =>
    statSync(join(root, 'packages', path)).isDirectory()
      ? readdirSync(join(root, 'packages', path)).map((name) => `${path}/${name}`)
      : [];
  const mains = inside('lab/games')
    .flatMap(inside)
    .map((path) => `${path}/main.ts`);
  return Object.fromEntries(
    mains
      .filter((path) => existsSync(join(root, 'packages', path)))
      .map((path) => [path.split('/').at(-2), path]),
  );
}

/** The packages that everything is built from. */
const engine = ['kernel', 'hexes', 'squares', 'language', 'box', 'games', 'shelf', 'bots', 'protocol'];

/**
 * Folders of dist/: the packages each is built from, the folders of those to leave out, how it is built, and the file
 * whose age counts for all. A program's workers are in its own package or in one of those named with it.
 */
const outputs = {
  terminal: {
    packages: [...engine, 'lab', 'terminal'],
    without: ['bench', 'conformance'],
    stamp: 'tavolo.mjs',
    make: bundlePrograms(programs.terminal, ['terminal', 'lab']),
  },
  lab: {
    packages: [...engine, 'lab'],
    stamp: 'bench.mjs',
    make: bundlePrograms(programs.lab, ['lab']),
  },
  server: {
    packages: [...engine, 'table', 'server'],
    without: ['bench', 'faults'],
    stamp: 'server.mjs',
    make: bundlePrograms(programs.server, ['server']),
  },
  'server-lab': {
    packages: [...engine, 'table', 'server'],
    stamp: 'server.mjs',
    make: bundlePrograms(programs['server-lab'], ['server']),
  },
  web: {
    packages: [...engine, 'table', 'web'],
    stamp: 'index.html',
    make: bundlePages,
  },
};

/** Builds a program if a source is newer than its bundle, and returns its address, to be imported. */
export async function build(program) {
  const output = Object.keys(programs).find((name) => program in programs[name]);
  if (output === undefined) throw new Error(`There is no program ${program}.`);
  return pathToFileURL(join(await upToDate(output), `${program}.mjs`)).href;
}

/** Builds the pages if a source is newer than they are, and returns their folder. */
export const buildPages = () => upToDate('web');

async function upToDate(name) {
  const folder = join(root, 'dist', name);
  const { stamp, make } = outputs[name];
  const isFresh = () => isNewest(join(folder, stamp), outputs[name]);
  if (isFresh()) return folder;
  console.error(`Tavolo: building ${name} …`);
  const began = new Date();
  // Built elsewhere and then renamed: a process that starts in the meantime finds a complete build.
  const aside = join(root, `dist-${process.pid}`, name);
  try {
    await make({ root, outDir: aside });
    utimesSync(join(aside, stamp), began, began);
    // Another process may have built the same in the meantime, and somebody may be starting it.
    if (!isFresh()) replace(folder, aside);
  } finally {
    rmSync(dirname(aside), { recursive: true, force: true });
  }
  return folder;
}

/** The old folder is moved away and the new one moved in; another process doing so at the same time has the same build. */
function replace(folder, aside) {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    if (existsSync(folder)) renameSync(folder, `${aside}-before`);
    renameSync(aside, folder);
  } catch (cause) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(cause.code) || !existsSync(folder)) throw cause;
  }
}

/** Whether no source is newer than the stamp. */
function isNewest(stamp, { packages, without = [] }) {
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  const sources = [
    ...packages.flatMap((name) => [...walk(join(root, 'packages', name), without)]),
    ...walk(join(root, 'scripts'), []),
    join(root, 'package-lock.json'),
  ];
  return sources.every((path) => statSync(path).mtimeMs <= built);
}

/** Files and folders: a folder is newer when something in it was deleted. */
function* walk(folder, without) {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'test', ...without].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path, without);
    else yield path;
  }
}
