// `node scripts/spare-house.mjs <folder>`: a copy of the repository in another folder, to try out what changes a
// repository. It has no tests of its own, and shares what is installed here.
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const [house] = process.argv.slice(2);
if (house === undefined) throw new Error('Usage: node scripts/spare-house.mjs <folder>');

const left = ['node_modules', 'dist', '.git', 'pictures', 'decisions'];
const template = join('packages', 'terminal', 'new', 'template');

/** Tests are not copied, except those that a new game begins with. */
const isWanted = (path) => {
  const inside = relative(home, path);
  if (left.includes(basename(path)) || basename(path).startsWith('dist-')) return false;
  return !inside.split(sep).includes('test') || inside.startsWith(template);
};

mkdirSync(house, { recursive: true });
for (const entry of readdirSync(home)) {
  if (isWanted(join(home, entry)))
    cpSync(join(home, entry), join(house, entry), { recursive: true, filter: isWanted });
}

/** Installed dependencies are shared, including those of a single package; our own packages are not. */
mkdirSync(join(house, 'node_modules', '@tavolo'), { recursive: true });
for (const entry of readdirSync(join(home, 'node_modules'))) {
  if (!['@tavolo', '.cache', '.vite'].includes(entry)) share(join('node_modules', entry));
}
for (const entry of readdirSync(join(home, 'packages'))) {
  const own = join('packages', entry, 'node_modules');
  if (existsSync(join(home, own))) share(own);
}
for (const entry of readdirSync(join(home, 'node_modules', '@tavolo'))) {
  const target = readlinkSync(join(home, 'node_modules', '@tavolo', entry));
  symlinkSync(target, join(house, 'node_modules', '@tavolo', entry), 'junction');
}

function share(path) {
  if (statSync(join(home, path)).isDirectory()) symlinkSync(join(home, path), join(house, path), 'junction');
  else cpSync(join(home, path), join(house, path));
}
