import { build } from './build.mjs';

if (process.argv.length === 2) process.argv.push('play', 'gauntlet-of-fools');
await import(await build());
