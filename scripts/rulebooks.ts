import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../packages/games/gauntlet-of-fools/text/language.ts';
import { rulebookPage } from '../packages/games/gauntlet-of-fools/text/rulebook/page.ts';

// Writes the pages of docs/rulebook from the texts of the games; with --check, only says which are out of date.
const folder = join(import.meta.dirname, '..', 'docs', 'rulebook');
const pages = languages.map((language) => ({
  file: join(folder, language === 'en' ? 'gauntlet-of-fools.md' : `gauntlet-of-fools.${language}.md`),
  text: rulebookPage(language),
}));
const outdated = pages.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (process.argv.includes('--check')) {
  for (const { file } of outdated) console.error(`${file} is out of date: run scripts/rulebooks.ts`);
  process.exitCode = outdated.length === 0 ? 0 : 1;
} else {
  for (const { file, text } of outdated) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${file} written`);
  }
}
