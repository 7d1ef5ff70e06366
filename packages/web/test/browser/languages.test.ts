import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import { type Language, languages } from '@tavolo/language';
import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { loadMessages } from '../../text/load-messages.ts';
import type { Messages } from '../../text/messages.ts';
import { AtTable } from './at-table.ts';
import { overflowOf } from './measures.ts';
import { playNow } from './people.ts';
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

describe('a table', () => {
  const { visitor } = useBrowser();

  test('speaks another language as soon as somebody chooses it, and nothing else changes', async () => {
    const guest = await visitor();
    const { page } = guest;
    const table = await playNow(guest);
    await table.goOn();
    const english = [await table.asked(), ...(await page.getByRole('log').locator('p').allInnerTexts())];
    const [decision, board] = [await table.decision(), await page.getByRole('main').elementHandle()];
    await page.getByRole('button', { name: messages.tools.settings, exact: true }).first().click();
    await page.getByRole('radio', { name: messages.common.languageNames.it }).check();

    const italian = await loadMessages('it');
    await page.getByRole('dialog').getByRole('button', { name: italian.common.close }).click();
    const there = new AtTable(page, italian);
    await there.asked();
    await speaks(page, 'it', [...english.map((line) => line.trim()), ...(await foreignTo('it'))]);
    expect(english.length).toBeGreaterThan(2);
    expect(await there.decision()).toBe(decision);
    expect(await board?.evaluate((before) => before === document.querySelector('main'))).toBe(true);
    await there.goOn();
  });

  test('loads the words that are read, and those of no other language', async () => {
    const guest = await visitor({ settings: { language: 'it' } });
    const scripts: Response[] = [];
    guest.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await guest.page.goto('/');
    const text = await loadMessages('it');
    await guest.page.getByRole('button', { name: text.home.playNow }).first().click();
    await new AtTable(guest.page, text).asked();
    const bodies = await Promise.all(scripts.map(async (script) => (await script.body()).toString()));
    const isLoaded = (language: Language) => bodies.some((body) => body.includes(ruleIn(language)));
    expect(languages.filter(isLoaded)).toEqual(['it']);
  });

  test('goes on in the old language where the new one can’t be loaded', async () => {
    const guest = await visitor({ expects: [/Failed to load resource|Failed to fetch/] });
    const { page } = guest;
    const table = await playNow(guest);
    await page.getByRole('button', { name: messages.tools.settings, exact: true }).first().click();
    await page.route('**/assets/*.js', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('radio', { name: messages.common.languageNames.it }).check();
    await lost;
    await page.getByRole('dialog').getByRole('button', { name: messages.common.close }).click();
    await table.goOn();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});

/** A rule of the game that is played, as a script has it. */
const ruleIn = (language: Language): string => textsIn(language).ruleText('gof/turn.1') ?? '';

async function speaks(page: Page, language: Language, foreign: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  const shown = await page.evaluate(() => document.body.innerText);
  expect(foreign.filter((sentence) => shown.includes(sentence))).toEqual([]);
  expect(shown).not.toMatch(/undefined|\[object|NaN/);
}

async function fits(page: Page): Promise<void> {
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    await expect.poll(() => overflowOf(page), { message: `${page.url()} at ${size.width}` }).toBe(0);
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
