// `npm start`: the server and its pages, built if need be.
import { build, buildPages } from './build.mjs';

// Who only asks what can be set need not wait for the pages.
if (process.argv.length === 2) await buildPages();
await import(await build('server'));
