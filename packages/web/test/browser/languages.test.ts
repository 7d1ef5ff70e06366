import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../text/language.ts';
import { loadMessages } from '../../text/load-messages.ts';
import type { Messages } from '../../text/messages.ts';
import { AtTable } from './at-table.ts';
import { overflowOf } from './measures.ts';
import { useBrowser } from './use-browser.ts';
import { sizes } from './visitor.ts';

/** Pages, and something that each of them says in every language. */
const pages: readonly (readonly [path: string, says: (text: Messages) => string])[] = [
  ['/', ({ home }) => home.tagline],
  ['/new/gauntlet-of-fools', ({ setup }) => setup.howMany],
  ['/rules/gauntlet-of-fools', ({ rules }) => rules.executable],
  ['/me', ({ me }) => me.storedSays],
  ['/replay', ({ replayFile }) => replayFile.says],
  ['/credits', ({ credits }) => credits.unofficialSays],
];

describe.each(languages)('in the language %s', (language) => {
  const { visitor, picture } = useBrowser();

  test('every page speaks it and nothing else, and fits a phone and a desk', async () => {
    const { page } = await visitor({ settings: { language } });
    const text = await loadMessages(language);
    const foreign = await foreignTo(language);
    for (const [path, says] of pages) {
      await page.goto(path);
      await page.getByText(says(text)).first().waitFor();
      await speaks(page, language, foreign);
      await fits(page);
    }
  });

  test('a table speaks it too', async () => {
    const { page } = await visitor({ settings: { language } });
    const text = await loadMessages(language);
    await page.goto('/');
    await page.getByRole('button', { name: text.home.playNow }).first().click();
    const table = new AtTable(page, text);
    await table.asked();
    const foreign = await foreignTo(language);
    for (let count = 0; count < 3; count++) {
      await speaks(page, language, foreign);
      await fits(page);
      await table.goOn('last');
    }
    await picture(page, `language-${language}`);
  });
});

async function speaks(page: Page, language: Language, foreign: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  const shown = await page.evaluate(() => document.body.innerText);
  expect(foreign.filter((sentence) => shown.includes(sentence))).toEqual([]);
  expect(shown).not.toMatch(/undefined|\[object|NaN/);
}

async function fits(page: Page): Promise<void> {
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    expect(await overflowOf(page), `${page.url()} at ${size.width}`).toBe(0);
  }
}

/** Texts of the other languages, long enough to be mistaken for nothing else. */
async function foreignTo(language: Language): Promise<readonly string[]> {
  const own = new Set(sentencesIn(await loadMessages(language)));
  const others = await Promise.all(languages.filter((one) => one !== language).map(loadMessages));
  return others.flatMap(sentencesIn).filter((sentence) => sentence.length > 12 && !own.has(sentence));
}

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}
