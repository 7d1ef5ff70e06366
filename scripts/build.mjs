// What a player runs, in dist/: our programs as bundles, which start several times as fast as the sources do and
// without the work that turning TypeScript into JavaScript on the fly adds to every function; and the pages.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundlePages } from './bundle-pages.mjs';
import { bundlePrograms } from './bundle-programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The programs in a folder of dist/, by their names. */
const programs = {
  lab: {
    tavolo: 'main.ts',
    bench: 'bench/main.ts',
    conformance: 'conformance/main.ts',
    oracle: 'oracle/main.ts',
  },
  server: { server: 'main.ts' },
  // What puts the server to the test starts the one beside it.
  'server-lab': {
    server: 'main.ts',
    faults: 'faults/main.ts',
    'bench-server': 'bench/main.ts',
    'bench-gauge': 'bench/gauge.ts',
    'bench-boardgame-io': 'bench/boardgame-io/server.ts',
    'bench-bare-ws': 'bench/bare-ws/server.ts',
  },
};

/** The packages that the server is made from. */
const serverPackages = ['kernel', 'hexes', 'bots', 'games', 'protocol', 'table', 'server'];

/**
 * Folders of dist/: from which packages each is made and without which folders of them, how, and the file whose age
 * is the age of all.
 */
const outputs = {
  lab: {
    packages: ['kernel', 'hexes', 'bots', 'games', 'lab'],
    stamp: 'tavolo.mjs',
    make: bundlePrograms('lab', programs.lab),
  },
  server: {
    packages: serverPackages,
    without: ['bench', 'faults'],
    stamp: 'server.mjs',
    make: bundlePrograms('server', programs.server),
  },
  'server-lab': {
    packages: serverPackages,
    stamp: 'server.mjs',
    make: bundlePrograms('server', programs['server-lab']),
  },
  web: {
    packages: ['kernel', 'hexes', 'bots', 'games', 'protocol', 'table', 'web'],
    stamp: 'index.html',
    make: bundlePages,
  },
};

/** Builds a program if a source is newer than its bundle, and gives its address, to be imported. */
export async function build(program = 'tavolo') {
  const output = ['server', 'server-lab'].find((name) => program in programs[name]) ?? 'lab';
  return pathToFileURL(join(await upToDate(output), `${program}.mjs`)).href;
}

/** Builds the pages if a source is newer than they are, and gives their folder. */
export const buildPages = () => upToDate('web');

async function upToDate(name) {
  const folder = join(root, 'dist', name);
  const { stamp, make } = outputs[name];
  const isFresh = () => isNewest(join(folder, stamp), outputs[name]);
  if (isFresh()) return folder;
  console.error(`Tavolo: building ${name} …`);
  const began = new Date();
  // Built aside and then renamed: whoever starts meanwhile finds all of it.
  const aside = join(root, `dist-${process.pid}`, name);
  try {
    await make({ root, outDir: aside });
    utimesSync(join(aside, stamp), began, began);
    // Another process may have built the same meanwhile, and somebody may be starting it.
    if (!isFresh()) replace(folder, aside);
  } finally {
    rmSync(dirname(aside), { recursive: true, force: true });
  }
  return folder;
}

/** The old one goes in one move and the new one comes in the next; whoever moves at the same time has the same to put there. */
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
