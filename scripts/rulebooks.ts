import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chapters as gauntletChapters } from '../packages/games/gauntlet-of-fools/rulebook.ts';
import { languages as gauntletLanguages } from '../packages/games/gauntlet-of-fools/text/language.ts';
import {
  citedCardName,
  rulebookTexts as gauntletTexts,
  chapterTitles as gauntletTitles,
} from '../packages/games/gauntlet-of-fools/text/rulebook/index.ts';
import { prefaces as gauntletPrefaces } from '../packages/games/gauntlet-of-fools/text/rulebook/preface.ts';
import { chapters as gloomhavenChapters } from '../packages/games/gloomhaven/rulebook.ts';
import { languages as gloomhavenLanguages } from '../packages/games/gloomhaven/text/language.ts';
import {
  rulebookTexts as gloomhavenTexts,
  chapterTitles as gloomhavenTitles,
} from '../packages/games/gloomhaven/text/rulebook/index.ts';
import { prefaces as gloomhavenPrefaces } from '../packages/games/gloomhaven/text/rulebook/preface.ts';
import { type Rulebook, rulebookPage } from './rulebooks/page.ts';
import type { Language } from './rulebooks/words.ts';

// Writes the pages of docs/rulebook from the texts of the games; with --check, only says which are out of date.
const folder = join(import.meta.dirname, '..', 'docs', 'rulebook');

const gauntlet: Rulebook = {
  prefix: 'gof',
  chapters: gauntletChapters,
  prefaces: gauntletPrefaces,
  titles: gauntletTitles,
  texts: gauntletTexts,
  nameOf: citedCardName,
};

const gloomhaven: Rulebook = {
  prefix: 'gh',
  chapters: gloomhavenChapters,
  prefaces: gloomhavenPrefaces,
  titles: gloomhavenTitles,
  texts: gloomhavenTexts,
  nameOf: () => null,
};

const pages = [
  ...pagesOf('gauntlet-of-fools', gauntlet, gauntletLanguages),
  ...pagesOf('gloomhaven', gloomhaven, gloomhavenLanguages),
];
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

function pagesOf(game: string, book: Rulebook, languages: readonly Language[]) {
  return languages.map((language) => ({
    file: join(folder, language === 'en' ? `${game}.md` : `${game}.${language}.md`),
    text: rulebookPage(book, language),
  }));
}
