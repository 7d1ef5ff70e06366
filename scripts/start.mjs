// `npm start`: the server and its pages, built if need be.
import { build, buildPages } from './build.mjs';

// Nobody should have to wait for the pages just to read the help.
if (process.argv.length === 2) await buildPages();
await import(await build('server'));

// A signal to npm may end npm and its shell without reaching us: when the process that started us is gone, we stop too.
const parent = process.ppid;
const watch = () => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
};
if (process.env.npm_lifecycle_event === 'start') setInterval(watch, 500).unref();
