/** Before the first browser test: the browser is unpacked, the real server and its pages are built and started. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openBrowser } from './chromium.ts';
import { House } from './house.ts';
import { SeedFile } from './seed-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly stage: Ready | { readonly trouble: string };
  }
}

/** What there is to test with. */
type Ready = {
  /** Where the server of all tests is. */
  readonly address: string;
  /** The program to start another. */
  readonly program: string;
  /** The path of the file that names the seed of the next match. */
  readonly seedFile: string;
};

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const copy = join(root, `dist-browser-${process.pid}`);
const houses: House[] = [];

export async function setup({ provide }: TestProject): Promise<void> {
  const trouble = await troubleWithBrowser();
  if (trouble !== null) {
    if (process.env.CI) throw new Error(trouble);
    console.warn(`\n${trouble}\nThe tests in a real browser are SKIPPED; in CI they would fail.\n`);
    return provide('stage', { trouble });
  }
  build();
  const program = join(copy, 'server/server.mjs');
  const seedFile = join(copy, 'seed');
  const house = await House.open(program, new SeedFile(seedFile));
  houses.push(house);
  provide('stage', { address: house.address, program, seedFile });
}

export async function teardown(): Promise<void> {
  for (const house of houses) await house.close();
  rmSync(copy, { recursive: true, force: true });
}

/** Why no browser starts here; `null`: one does. */
async function troubleWithBrowser(): Promise<string | null> {
  try {
    await (await openBrowser()).close();
    return null;
  } catch (cause) {
    return `No browser starts here, so nothing can be tested in one. TAVOLO_CHROMIUM may name another.\n${cause}`;
  }
}

/**
 * Builds what is not up to date, in a process of its own: here NODE_ENV is `test`, which would end up in the pages.
 * The tests use a copy, so that whoever builds meanwhile does not change the pages under them.
 */
function build(): void {
  const script =
    "import('./scripts/build.mjs').then(async (it) => { await it.buildPages(); await it.build('server'); })";
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, ['-e', script], { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The server and its pages could not be built; the lines above say why.');
  for (const part of ['server', 'web'])
    cpSync(join(root, 'dist', part), join(copy, part), { recursive: true });
}
