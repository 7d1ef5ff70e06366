/**
 * Scenario 1 from set-up to victory, with four characters in two browsers: Anna at a desk in English, Bruno on a phone
 * in Italian. On the way a page is reloaded, an answer taken back, a summon called, a door opened in mid-move, a hit
 * negated, and an elite archer steps away from its focus. Pictures are in `artefacts/gloomhaven/`.
 *
 * The script looks for a seed, and for a way to play, with which all that happens; then it touches what a person
 * would. It takes ten minutes, so it is no test.
 * `node --import tsx packages/web/test/browser/gloomhaven-whole.ts`
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gloomhaven as game } from '@tavolo/gloomhaven';
import { seat } from '@tavolo/kernel';
import type { Page } from 'playwright-core';
import { build, buildPages } from '../../../../scripts/build.mjs';
import { loadMessages } from '../../text/load-messages.ts';
import { AtDungeon } from './at-dungeon.ts';
import { openBrowser } from './chromium.ts';
import { dungeonPlot } from './dungeon-story.ts';
import { setDungeon } from './dungeon-table.ts';
import { House } from './house.ts';
import { sitDown } from './people.ts';
import { SeedFile } from './seed-file.ts';
import { Visitor } from './visitor.ts';
import { storyOf, type Told } from './whole-story.ts';

const folder = fileURLToPath(new URL('../../../../artefacts/gloomhaven/', import.meta.url));
mkdirSync(folder, { recursive: true });
await buildPages();
const seeds = new SeedFile(`${folder}seed`);
const house = await House.open(fileURLToPath(await build('server')), seeds);
const browser = await openBrowser();
const [english, italian] = await Promise.all([loadMessages('en'), loadMessages('it')]);
const { seed, story } = showingEverything();
const { anna, bruno } = await begun();
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

/** Looks for a match that can show everything. */
function showingEverything() {
  const seats = [seat('seat-1'), seat('seat-2')];
  const options = { ...game.defaults, characters: 4 };
  for (let number = 1; number <= 30; number++) {
    const seed = `whole ${number}`;
    const story = storyOf(dungeonPlot, { seats, options, seed, bots: new Map() });
    if (story !== null) return { seed, story };
  }
  throw new Error('no match was found that shows everything');
}

async function begun() {
  const anna = await Visitor.arrive(browser, house.address, { size: 'desk' });
  const bruno = await Visitor.arrive(browser, house.address, { size: 'phone' });
  await sitDown(bruno, await setDungeon(anna, 'Anna'), 'Bruno');
  seeds.name(seed);
  await anna.page.getByRole('button', { name: english.gathering.start, exact: true }).click();
  await anna.page.locator('.gh-board').waitFor();
  await speakItalian(bruno.page);
  return { anna, bruno };
}

async function speakItalian(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('tavolo.settings') ?? '{}');
    localStorage.setItem('tavolo.settings', JSON.stringify({ ...settings, language: 'it' }));
  });
  await page.reload();
}

async function tell(place: number, told: Told<string>): Promise<void> {
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
async function takeBack(table: AtDungeon, { picked }: Told<string>): Promise<void> {
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
