// Programs that Node runs, and the workers they start.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** How to bundle programs, each by its name, with the workers of some packages. */
export const bundlePrograms =
  (programs, packages) =>
  async ({ root, outDir }) => {
    const { build } = await import('vite');
    await build(settings({ root, outDir, programs, packages }));
  };

function settings({ root, outDir, programs, packages }) {
  const all = join(root, 'packages');
  const homes = packages.map((name) => join(all, name));
  const input = {};
  for (const [name, path] of Object.entries(programs)) input[name] = join(all, path);
  for (const path of homes.flatMap(workersIn)) input[entryOf(all, path)] = path;
  return {
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [workersByAddress(all)],
    ssr: { noExternal: [/^@tavolo\//, ...homes.flatMap(ownDependencies)] },
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

/** A dependency that npm installs inside a package, because others need another version, can't be found from a bundle. */
function ownDependencies(home) {
  const folder = join(home, 'node_modules');
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

const workersIn = (home) =>
  readdirSync(home, { recursive: true })
    .filter((path) => path.endsWith(`${sep}worker.ts`) && !path.includes('node_modules'))
    .map((path) => join(home, path));

/** `packages/lab/simulate/worker.ts` becomes `lab-simulate-worker`. */
const entryOf = (all, path) => relative(all, path).replace(/\.ts$/, '').replaceAll(sep, '-');

/** A source starts the worker next to it with `new URL('./worker.ts', import.meta.url)`; a bundle has it elsewhere. */
const workersByAddress = (all) => ({
  name: 'tavolo-workers',
  transform: (code, id) =>
    id.startsWith(all)
      ? code.replaceAll(
          /new URL\((['"])\.\/worker\.ts\1, import\.meta\.url\)/g,
          `new URL('./${entryOf(all, join(dirname(id), 'worker.ts'))}.mjs', import.meta.url)`,
        )
      : null,
});
