// Installs what the lock file names, once for each lock file. Uses only Node, since nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const stamp = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) process.exit(0);

const npm = process.env.npm_execpath;
// With NODE_ENV=production npm would leave out the tools that build and test.
const run = (...args) =>
  spawnSync(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), ...args, '--include=dev'], {
    stdio: 'inherit',
  }).status ?? 1;

console.log('Tavolo: installing dependencies. This takes up to a minute …');
let status = run('ci');
if (status !== 0) {
  console.log('Tavolo: npm rejects the lock file on this machine; installing without it …');
  status = run('install', '--no-save');
}
if (status !== 0) {
  console.error(
    'Tavolo: the installation failed; see above for the reason. It needs access to the npm registry once.',
  );
  process.exit(status);
}
writeFileSync(stamp, wanted);
console.log('Tavolo: installed.');
