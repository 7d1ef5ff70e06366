// Our commands as bundles in dist/, which start several times as fast as the sources do, and run as they will run
// for a player: what turns TypeScript into JavaScript on the fly adds work of its own to every function.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, 'tavolo.mjs');
const lab = join(root, 'packages/lab');

/** The commands: `tavolo` itself, and what `npm run` starts. */
const commands = { tavolo: 'main.ts', bench: 'bench/main.ts', conformance: 'conformance/main.ts' };

/** Builds if a source is newer than the bundle, and gives the address of a command, to be imported. */
export async function build(command = 'tavolo') {
  if (!isFresh()) await bundle();
  return pathToFileURL(join(dist, `${command}.mjs`)).href;
}

function isFresh() {
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  const sources = [
    ...walk(join(root, 'packages')),
    join(root, 'package-lock.json'),
    fileURLToPath(import.meta.url),
  ];
  return sources.every((path) => statSync(path).mtimeMs <= built);
}

/** Files and folders: a folder is newer when something in it was deleted. */
function* walk(folder) {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'test') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

async function bundle() {
  const began = new Date();
  console.error('Tavolo: building …');
  const { build: viteBuild } = await import('vite');
  // Built aside and then renamed: a command that starts meanwhile finds a whole bundle.
  const aside = `${dist}-${process.pid}`;
  await viteBuild(settings(aside));
  utimesSync(join(aside, 'tavolo.mjs'), began, began);
  rmSync(dist, { recursive: true, force: true });
  renameSync(aside, dist);
}

function settings(outDir) {
  const workers = [...walk(lab)].filter((path) => path.endsWith(`${sep}worker.ts`));
  const input = {};
  for (const [name, path] of Object.entries(commands)) input[name] = join(lab, path);
  for (const path of workers) input[entryOf(path)] = path;
  return {
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [workersByAddress],
    ssr: { noExternal: [/^@tavolo\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}

/** `packages/lab/simulate/worker.ts` becomes `simulate-worker`. */
const entryOf = (path) => relative(lab, path).replace(/\.ts$/, '').replaceAll(sep, '-');

/** A source starts the worker beside it with `new URL('./worker.ts', import.meta.url)`; a bundle has it elsewhere. */
const workersByAddress = {
  name: 'tavolo-workers',
  transform: (code, id) =>
    id.startsWith(lab)
      ? code.replaceAll(
          /new URL\((['"])\.\/worker\.ts\1, import\.meta\.url\)/g,
          `new URL('./${entryOf(join(dirname(id), 'worker.ts'))}.mjs', import.meta.url)`,
        )
      : null,
};
