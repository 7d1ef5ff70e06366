/** `npm run rulebooks`: writes the pages of docs/rulebook from the texts of the games. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { outdatedPages } from './pages.ts';

for (const { file, text } of await outdatedPages()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} written`);
}
