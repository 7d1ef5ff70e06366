/**
 * Scenario 1 from set-up to victory, with four characters in two browsers: Anna at a desk in English, Bruno on a phone
 * in Italian. On the way a page is reloaded, an answer taken back, a summon called, a door opened in mid-move, a hit
 * negated, and an elite archer steps away from its focus. Pictures are in `artefacts/gloomhaven/`.
 *
 * The script reads the seed of the table from the server's database and looks for a way to play in which all that
 * happens; then it touches what a person would. It takes ten minutes, so it is no test.
 * `node --import tsx packages/web/test/browser/gloomhaven-whole.ts`
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { gloomhaven as game } from '@tavolo/gloomhaven';
import { seat } from '@tavolo/kernel';
import type { Page } from 'playwright-core';
import { build, buildPages } from '../../../../scripts/build.mjs';
import { loadMessages } from '../../text/load-messages.ts';
import { AtDungeon } from './at-dungeon.ts';
import { openBrowser } from './chromium.ts';
import { setDungeon } from './dungeon-table.ts';
import { House } from './house.ts';
import { sitDown } from './people.ts';
import { Visitor } from './visitor.ts';
import { storyOf, type Told } from './whole-story.ts';

const folder = fileURLToPath(new URL('../../../../artefacts/gloomhaven/', import.meta.url));
mkdirSync(folder, { recursive: true });
await buildPages();
const house = await House.open(fileURLToPath(await build('server')));
const browser = await openBrowser();
const [english, italian] = await Promise.all([loadMessages('en'), loadMessages('it')]);
const { anna, bruno, story } = await begun();
console.log(`${story.length} answers lead to the victory`);
const people = new Map([
  ['seat-1', { table: new AtDungeon(anna.page), name: 'anna' }],
  ['seat-2', { table: new AtDungeon(bruno.page, italian), name: 'bruno' }],
]);

const asked = new Set<string>();
let hasTakenBack = false;
let hasReloaded = false;
for (const [place, told] of story.entries()) await tell(place, told);
await anna.page.locator('.gh-ending').waitFor();
for (const { table, name } of people.values()) await take(table.page, `end-${name}`);
for (const complaint of [...anna.complaints, ...bruno.complaints]) console.log(`complaint: ${complaint}`);
await browser.close();
await house.close();

/** Sets one table after the other until a match has begun that can show everything. */
async function begun() {
  for (let tables = 1; ; tables++) {
    const anna = await Visitor.arrive(browser, house.address, { size: 'desk' });
    const bruno = await Visitor.arrive(browser, house.address, { size: 'phone' });
    await sitDown(bruno, await setDungeon(anna, 'Anna'), 'Bruno');
    await anna.page.getByRole('button', { name: english.gathering.start, exact: true }).click();
    await anna.page.locator('.gh-board').waitFor();
    const story = storyOf({
      seats: [seat('seat-1'), seat('seat-2')],
      options: { ...game.defaults, characters: 4 },
      seed: newestSeed(house.database),
    });
    if (story !== null) {
      await speakItalian(bruno.page);
      return { anna, bruno, story };
    }
    if (tables === 30) throw new Error('no match was found that shows everything');
    await Promise.all([anna.context.close(), bruno.context.close()]);
  }
}

async function speakItalian(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('tavolo.settings') ?? '{}');
    localStorage.setItem('tavolo.settings', JSON.stringify({ ...settings, language: 'it' }));
  });
  await page.reload();
}

async function tell(place: number, told: Told): Promise<void> {
  const person = people.get(told.seat);
  if (person === undefined) throw new Error(`nobody sits at ${told.seat}`);
  const { table, name } = person;
  const shot = `${String(place).padStart(4, '0')}-${name}-${told.question}`;
  await table.question.waitFor();
  if (!asked.has(`${name} ${told.question}`)) await take(table.page, shot);
  asked.add(`${name} ${told.question}`);
  await table.give(told.picked);
  console.log(place, name, told.question, told.picked.join(' '), told.shows.join(' '));
  if (told.question === 'move-to' && !hasTakenBack && (await table.undo.isVisible())) {
    hasTakenBack = true;
    await takeBack(table, told);
  }
  if (told.question === 'negate-damage' && !hasReloaded) {
    hasReloaded = true;
    for (const other of people.values()) await other.table.page.reload();
  }
  if (told.shows.length === 0) return;
  for (const other of people.values())
    await take(other.table.page, `${shot}-${told.shows.join('-')}-seen-by-${other.name}`);
}

/** Takes an answer back, sees its question again, and gives it again. */
async function takeBack(table: AtDungeon, { picked }: Told): Promise<void> {
  const before = await table.decision();
  await table.undo.click();
  await table.page.waitForFunction(
    (old) => document.querySelector('#prompt')?.getAttribute('data-decision') !== old,
    before,
  );
  await take(table.page, 'taken-back');
  await table.give(picked);
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${folder}${name}.png` });
}

/** The seed of the match that began last. */
function newestSeed(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT entry FROM entries').all() as readonly { readonly entry: string }[];
  database.close();
  const started = rows.map(({ entry }) => JSON.parse(entry)).filter(({ is }) => is === 'started');
  return started.sort((one, other) => other.when - one.when)[0].seed;
}
