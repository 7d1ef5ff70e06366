/**
 * Pictures of the main screens in every size, light and language, for people to look at: `artefacts/shots/`.
 * `node --import tsx packages/web/test/browser/shots.ts [language …]`
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@tavolo/language';
import type { Page } from 'playwright-core';
import { build, buildPages } from '../../../../scripts/build.mjs';
import { loadMessages } from '../../text/load-messages.ts';
import { AtTable } from './at-table.ts';
import { openBrowser } from './chromium.ts';
import { House } from './house.ts';
import { SeedFile } from './seed-file.ts';
import { sizes, Visitor } from './visitor.ts';

const folder = fileURLToPath(new URL('../../../../artefacts/shots/', import.meta.url));
const game = 'gauntlet-of-fools';
const pages = {
  home: '/',
  new: `/new/${game}?with=friends`,
  rules: `/rules/${game}`,
  me: '/me',
  credits: '/credits',
  replay: '/replay',
  learn: `/learn/${game}`,
  lost: '/nowhere',
};

mkdirSync(folder, { recursive: true });
await buildPages();
const seeds = new SeedFile(`${folder}seed`);
const house = await House.open(fileURLToPath(await build('server')), seeds);
const browser = await openBrowser();
const asked = languages.filter((language) => process.argv.includes(language));
for (const language of asked.length === 0 ? languages : asked) await takeAll(language);
await browser.close();
await house.close();

async function takeAll(language: Language): Promise<void> {
  const visitor = await Visitor.arrive(browser, house.address, { settings: { language } });
  const { page } = visitor;
  seeds.name('shots');
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await take(page, `${name}-${language}`);
  }
  await takeLobby(page, language);
  await takeGame(page, language);
  await visitor.context.close();
  for (const complaint of visitor.complaints) console.log(complaint);
}

async function takeLobby(page: Page, language: Language): Promise<void> {
  const { setup, gathering } = await loadMessages(language);
  await page.goto(pages.new);
  await page.getByRole('button', { name: setup.open }).click();
  await page.getByRole('heading', { name: gathering.invite }).waitFor();
  await take(page, `lobby-${language}`);
}

/** A game against bots: the auction, every kind of question once, and the reckoning. */
async function takeGame(page: Page, language: Language): Promise<void> {
  const text = await loadMessages(language);
  await page.goto('/');
  await page.getByRole('button', { name: text.home.playNow }).first().click();
  const table = new AtTable(page, text);
  await table.asked();
  await take(page, `auction-${language}`);
  await table.goOn('last');
  await table.asked();
  await take(page, `boasts-${language}`);
  for (let count = 0; count < 6; count++) await table.goOn('last');
  await table.question.or(table.rematch).first().waitFor();
  await take(page, `fight-${language}`);
  await table.playOn('last');
  await take(page, `reckoning-${language}`);
}

/** A picture of what is shown now, in every size and light. */
async function take(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted;
      }, theme);
      await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
    }
  }
  await page.setViewportSize(sizes.desk);
  console.log(name);
}
