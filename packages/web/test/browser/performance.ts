import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Seat, seat } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import type { Browser, Page } from 'playwright-core';
import { build, buildPages } from '../../../../scripts/build.mjs';
import { loadMessages } from '../../text/load-messages.ts';
import type { Messages } from '../../text/messages.ts';
import type { AtTable } from './at-table.ts';
import { openBrowser } from './chromium.ts';
import { House } from './house.ts';
import { sitDown } from './people.ts';
import { SeedFile } from './seed-file.ts';
import { Visitor } from './visitor.ts';
import type { Told } from './whole-story.ts';

/** A match of two people, Anna at a desk in English and Bruno on a phone, and how it is put on stage. */
type Play = {
  /** The folder of its pictures in `artefacts/`. */
  readonly name: string;
  readonly seed: string;
  readonly story: readonly Told<string>[];
  /** Sets the table, and gives its invitation. */
  set(host: Visitor, name: string): Promise<string>;
  sit(page: Page, text: Messages): AtTable;
  readonly phoneSpeaks: Language;
} & Pick<Staging, 'takesBack' | 'reloadsAt'>;

/** Opens a house of its own, plays the whole match there, and says what the browsers complained about. */
export async function perform(play: Play): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../../artefacts/${play.name}/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  await buildPages();
  const seeds = new SeedFile(`${folder}seed`);
  const house = await House.open(fileURLToPath(await build('server')), seeds);
  const browser = await openBrowser();
  console.log(`${play.story.length} answers lead to the end`);
  const visitors = await begun(play, { browser, address: house.address, seeds });
  const [english, foreign] = await Promise.all([loadMessages('en'), loadMessages(play.phoneSpeaks)]);
  const people = new Map([
    [seat('seat-1'), { table: play.sit(visitors.anna.page, english), name: 'anna' }],
    [seat('seat-2'), { table: play.sit(visitors.bruno.page, foreign), name: 'bruno' }],
  ]);
  await new Performance({ ...play, people, folder }).tell(play.story);
  for (const { complaints } of Object.values(visitors))
    for (const complaint of complaints) console.log(`complaint: ${complaint}`);
  await browser.close();
  await house.close();
}

type Place = { readonly browser: Browser; readonly address: string; readonly seeds: SeedFile };

async function begun({ set, seed, phoneSpeaks }: Play, { browser, address, seeds }: Place) {
  const anna = await Visitor.arrive(browser, address, { size: 'desk' });
  const bruno = await Visitor.arrive(browser, address, { size: 'phone' });
  await sitDown(bruno, await set(anna, 'Anna'), 'Bruno');
  seeds.name(seed);
  const { gathering } = await loadMessages('en');
  await anna.page.getByRole('button', { name: gathering.start, exact: true }).click();
  await anna.page.locator('.board-place').waitFor();
  await bruno.page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem('tavolo.settings') ?? '{}');
    localStorage.setItem('tavolo.settings', JSON.stringify({ ...settings, language }));
  }, phoneSpeaks);
  await bruno.page.reload();
  return { anna, bruno };
}

/** A person at the table, and the name that pictures are filed under. */
type Player = { readonly table: AtTable; readonly name: string };

type Staging = {
  readonly people: ReadonlyMap<Seat, Player>;
  /** Where pictures go. */
  readonly folder: string;
  /** The first such answer that can be is taken back and given again. */
  takesBack(told: Told<string>): boolean;
  /** Where this is asked for the first time, everybody loads the page anew. */
  readonly reloadsAt: string;
};

/** Tells a story at a real table, touch by touch, with pictures of every kind of question and of whatever is to be seen. */
class Performance {
  readonly #staging: Staging;
  readonly #asked = new Set<string>();
  #hasTakenBack = false;
  #hasReloaded = false;

  constructor(staging: Staging) {
    this.#staging = staging;
  }

  /** The answers of people; those of bots come by themselves. */
  async tell(story: readonly Told<string>[]): Promise<void> {
    for (const [place, told] of story.entries()) {
      if (told.isPersons)
        await this.#answer(place, told).catch((cause: unknown) => this.#stick(place, cause));
      if (told.shows.length > 0) await this.#show(place, told);
    }
    for (const { table, name } of this.#staging.people.values()) {
      await table.rematch.waitFor();
      await this.#take(table.page, `end-${name}`);
    }
  }

  async #answer(place: number, told: Told<string>): Promise<void> {
    const person = this.#staging.people.get(told.seat);
    if (person === undefined) throw new Error(`nobody sits at ${told.seat}`);
    const { table, name } = person;
    await table.question.waitFor();
    if (!this.#asked.has(`${name} ${told.question}`))
      await this.#take(table.page, `${numbered(place)}-${name}-${told.question}`);
    this.#asked.add(`${name} ${told.question}`);
    if (told.question === this.#staging.reloadsAt && !this.#hasReloaded) await this.#reload(table);
    await table.give(told.picked);
    console.log(place, name, told.question, told.picked.join(' '), told.shows.join(' '));
    if (this.#staging.takesBack(told) && !this.#hasTakenBack && (await table.undo.isVisible()))
      await this.#takeBack(table, told);
  }

  /** What everybody sees where it goes no further. */
  async #stick(place: number, cause: unknown): Promise<never> {
    for (const { table, name } of this.#staging.people.values()) {
      await this.#take(table.page, `${numbered(place)}-stuck-${name}`);
      console.log(name, 'is at', await table.decision(), await table.prompt.innerText());
    }
    throw cause;
  }

  /** Everybody loads the page anew; the same is asked as before. */
  async #reload(asked: AtTable): Promise<void> {
    this.#hasReloaded = true;
    const [decision, question] = [await asked.decision(), await asked.asked()];
    for (const { table } of this.#staging.people.values()) await table.page.reload();
    if ((await asked.asked()) !== question || (await asked.decision()) !== decision)
      throw new Error(`after a reload something else is asked than “${question}”`);
    for (const { table, name } of this.#staging.people.values())
      await this.#take(table.page, `reloaded-${name}`);
  }

  /** Takes an answer back, sees its question again, and gives it again. */
  async #takeBack(table: AtTable, { picked }: Told<string>): Promise<void> {
    this.#hasTakenBack = true;
    const before = await table.decision();
    await table.undo.click();
    await table.page.waitForFunction(
      (old) => document.querySelector('#prompt')?.getAttribute('data-decision') !== old,
      before,
    );
    await this.#take(table.page, 'taken-back');
    await table.give(picked);
  }

  async #show(place: number, { shows }: Told<string>): Promise<void> {
    for (const { table, name } of this.#staging.people.values())
      await this.#take(table.page, `${numbered(place)}-${shows.join('-')}-seen-by-${name}`);
  }

  async #take(page: Page, name: string): Promise<void> {
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${this.#staging.folder}${name}.png` });
  }
}

const numbered = (place: number): string => String(place).padStart(4, '0');
