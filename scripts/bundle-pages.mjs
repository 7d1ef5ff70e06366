// The pages, each file also compressed, so that the server never has to.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Text files; pictures and fonts are compressed already. */
const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt|map)$/;

/** Below this many bytes, compression saves nothing worth having. */
const worthwhile = 1_000;

/** In a process of its own: this one may run with another NODE_ENV, which would end up in the pages. */
export async function bundlePages({ root, outDir }) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'packages/web/vite.config.ts');
  const asked = [
    vite,
    'build',
    '--config',
    config,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const { status } = spawnSync(process.execPath, asked, {
    cwd: join(root, 'packages/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The pages could not be built; see above for the reason.');
  await compressAll(outDir);
}

const compressAll = (folder) =>
  Promise.all(
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name))
      .filter((path) => compressible.test(path) && statSync(path).size >= worthwhile)
      .map(compress),
  );

async function compress(path) {
  const plain = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
