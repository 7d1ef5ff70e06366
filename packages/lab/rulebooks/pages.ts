import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '@tavolo/box';
import { type Language, languages } from '@tavolo/language';
import { shelf } from '@tavolo/shelf';
import { rulebookPage } from './page.ts';

const folder = join(import.meta.dirname, '../../../docs/rulebook');

type Page = { readonly file: string; readonly text: string };

/** The pages of docs/rulebook that are not as the texts of the games want them. */
export async function outdatedPages(): Promise<readonly Page[]> {
  const pages = await Promise.all(shelf.flatMap((box) => languages.map((language) => pageOf(box, language))));
  return pages.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
}

async function pageOf({ game, rulebook, texts }: Box, language: Language): Promise<Page> {
  const name = language === 'en' ? `${game.id}.md` : `${game.id}.${language}.md`;
  return { file: join(folder, name), text: rulebookPage(rulebook, await texts(language), language) };
}
