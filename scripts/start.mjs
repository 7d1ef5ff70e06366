import { build } from './build.mjs';

// `npm start -- --lang it` plays too: without a command, or with options alone, the game is begun.
const [first = ''] = process.argv.slice(2);
const isAsking = ['--help', '-h', '--version', '-v', '-V'].includes(first);
if (first === '' || (first.startsWith('-') && !isAsking))
  process.argv.splice(2, 0, 'play', 'gauntlet-of-fools');
await import(await build());
