// `npm start`: the server and its pages, built if need be.
import { build, buildPages } from './build.mjs';

// Who only asks what can be set need not wait for the pages.
if (process.argv.length === 2) await buildPages();
await import(await build('server'));

// A signal to npm may end npm and its shell without reaching us: when who started us is gone, we stop as if told to.
const parent = process.ppid;
const watch = () => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
};
if (process.env.npm_lifecycle_event === 'start') setInterval(watch, 500).unref();
