// `node scripts/built.mjs bench …`: one of our commands, built if need be.
import { build } from './build.mjs';

const [name] = process.argv.splice(2, 1);
await import(await build(name));
