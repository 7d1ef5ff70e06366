// Programs that Node runs, and the workers they start.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** How to bundle the programs of a package, each by its name. */
export const bundlePrograms =
  (name, programs) =>
  async ({ root, outDir }) => {
    const { build } = await import('vite');
    await build(settings({ root, outDir, home: join(root, 'packages', name), programs }));
  };

function settings({ root, outDir, home, programs }) {
  const input = {};
  for (const [name, path] of Object.entries(programs)) input[name] = join(home, path);
  for (const path of workersIn(home)) input[entryOf(home, path)] = path;
  return {
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [workersByAddress(home)],
    ssr: { noExternal: [/^@tavolo\//, ...ownDependencies(home)] },
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

/** What npm keeps with a package, because others need another version of it, can't be found from a bundle. */
function ownDependencies(home) {
  const folder = join(home, 'node_modules');
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

const workersIn = (home) =>
  readdirSync(home, { recursive: true })
    .filter((path) => path.endsWith(`${sep}worker.ts`) && !path.includes('node_modules'))
    .map((path) => join(home, path));

/** `packages/lab/simulate/worker.ts` becomes `simulate-worker`. */
const entryOf = (home, path) => relative(home, path).replace(/\.ts$/, '').replaceAll(sep, '-');

/** A source starts the worker beside it with `new URL('./worker.ts', import.meta.url)`; a bundle has it elsewhere. */
const workersByAddress = (home) => ({
  name: 'tavolo-workers',
  transform: (code, id) =>
    id.startsWith(home)
      ? code.replaceAll(
          /new URL\((['"])\.\/worker\.ts\1, import\.meta\.url\)/g,
          `new URL('./${entryOf(home, join(dirname(id), 'worker.ts'))}.mjs', import.meta.url)`,
        )
      : null,
});
