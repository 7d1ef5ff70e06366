import { mkdirSync, writeFileSync } from 'node:fs';
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
import { sitAlso, sitDown } from './people.ts';
import { SeedFile } from './seed-file.ts';
import { type sizes, Visitor } from './visitor.ts';
import type { Told } from './whole-story.ts';

/** A device, the language that is read on it, and who sits before it: one person, or several, by their seats. */
export type Place = {
  readonly size: keyof typeof sizes;
  readonly speaks: Language;
  readonly people: ReadonlyMap<Seat, string>;
};

/** A match, and how it is put on stage. */
type Play = {
  /** The folder of its pictures in `artefacts/`. */
  readonly name: string;
  readonly seed: string;
  readonly story: readonly Told<string>[];
  /** Whether the story goes to the end of the match. */
  readonly isOver: boolean;
  /** Whoever sets the table comes first; the others come by invitation. */
  readonly places: readonly Place[];
  /** Sets the table up to the button that starts the match or opens the table, and gives its invitation, if others are to come. */
  set(host: Visitor, name: string): Promise<string | null>;
  sit(page: Page, text: Messages, place: Place): AtTable;
  /** What else is done where the match has ended. */
  after?(screens: readonly Player[], picture: (of: Player, name: string) => Promise<void>): Promise<void>;
} & Pick<Staging, 'takesBack' | 'reloadsAt'>;

/** Anna at a desk in English, and Bruno on a phone. */
export const deskAndPhone = (phoneSpeaks: Language): readonly Place[] => [
  { size: 'desk', speaks: 'en', people: new Map([[seat('seat-1'), 'Anna']]) },
  { size: 'phone', speaks: phoneSpeaks, people: new Map([[seat('seat-2'), 'Bruno']]) },
];

/** Opens a house of its own, plays the whole match there, and says what the browsers complained about. */
export async function perform(play: Play): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../../artefacts/${play.name}/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  await buildPages();
  const seeds = new SeedFile(`${folder}seed`);
  const house = await House.open(fileURLToPath(await build('server')), seeds);
  const browser = await openBrowser();
  console.log(`${play.story.length} answers lead to the end`);
  try {
    await performIn({ browser, address: house.address, seeds }, play, folder);
  } finally {
    await browser.close();
    await house.close();
  }
}

async function performIn(ground: Ground, play: Play, folder: string): Promise<void> {
  const visitors = await begun(play, ground);
  const people = new Map<Seat, Player>();
  for (const [index, place] of play.places.entries()) {
    const page = visitors[index]?.page;
    if (page === undefined) throw new Error('somebody has not come');
    const table = play.sit(page, await loadMessages(place.speaks), place);
    for (const [by, name] of place.people) people.set(by, { table, name });
  }
  const performance = new Performance({ ...play, people, folder });
  await performance.tell(play.story, play.isOver);
  const picture = ({ table, name }: Player, of: string) => performance.take(table.page, `${of}-${name}`);
  await play.after?.(performance.screens, picture);
  for (const { complaints } of visitors)
    for (const complaint of complaints) console.log(`complaint: ${complaint}`);
}

type Ground = { readonly browser: Browser; readonly address: string; readonly seeds: SeedFile };

/** Everybody comes, sits down, and the match begins. */
async function begun(
  { set, seed, places }: Play,
  { browser, address, seeds }: Ground,
): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  let invite: string | null = null;
  const language = languageOfSetUp(places);
  for (const { size, people } of places) {
    const visitor = await Visitor.arrive(browser, address, { size, settings: { language } });
    const [name = '', ...others] = people.values();
    if (visitors.length === 0) invite = await set(visitor, name);
    else if (invite !== null) await sitDown(visitor, invite, name);
    for (const other of visitors.length === 0 ? [] : others) await sitAlso(visitor, other);
    visitors.push(visitor);
  }
  seeds.name(seed);
  const { gathering, setup } = await loadMessages(language);
  const page = visitors[0]?.page;
  await page
    ?.getByRole('button', { name: gathering.start, exact: true })
    .or(page.getByRole('button', { name: setup.start, exact: true }))
    .click();
  for (const [index, visitor] of visitors.entries()) {
    await visitor.page.locator('.board-place, .curtain').first().waitFor();
    const { speaks } = places[index] ?? { speaks: language };
    if (speaks !== language) await readsOnIn(visitor, speaks);
  }
  return visitors;
}

/** Tables for several are set in English; whoever plays alone reads one language from the home page on. */
const languageOfSetUp = (places: readonly Place[]): Language =>
  places.length === 1 ? (places[0]?.speaks ?? 'en') : 'en';

/** Reads on in another language, once the match has begun. */
async function readsOnIn({ page }: Visitor, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const settings = JSON.parse(localStorage.getItem('tavolo.settings') ?? '{}');
    localStorage.setItem('tavolo.settings', JSON.stringify({ ...settings, language: wanted }));
  }, language);
  await page.reload();
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
  async tell(story: readonly Told<string>[], isOver: boolean): Promise<void> {
    for (const [place, told] of story.entries()) {
      if (told.isPersons)
        await this.#answer(place, told).catch((cause: unknown) => this.#stick(place, cause));
      if (told.shows.length > 0) await this.#show(place, told);
    }
    for (const { table, name } of this.screens) {
      await (isOver ? table.rematch : table.prompt).waitFor();
      await this.take(table.page, `end-${name}`);
    }
  }

  /** Each device once, by whoever sits there first. */
  get screens(): readonly Player[] {
    const people = [...this.#staging.people.values()];
    return people.filter(({ table }, place) => people.findIndex((one) => one.table === table) === place);
  }

  async #answer(place: number, told: Told<string>): Promise<void> {
    const person = this.#staging.people.get(told.seat);
    if (person === undefined) throw new Error(`nobody sits at ${told.seat}`);
    const { table, name } = person;
    await table.sitAs(name);
    if (!this.#asked.has(`${name} ${told.question}`))
      await this.#meet(person, `${numbered(place)}-${name}-${told.question}`);
    this.#asked.add(`${name} ${told.question}`);
    if (told.question === this.#staging.reloadsAt && !this.#hasReloaded) await this.#reload(person);
    await table.give(told.picked);
    console.log(place, name, told.question, told.picked.join(' '), told.shows.join(' '));
    if (this.#staging.takesBack(told) && !this.#hasTakenBack && (await table.undo.isVisible()))
      await this.#takeBack(table, told);
  }

  /** Keeps what is seen, and heard, where something is asked for the first time. */
  async #meet({ table }: Player, as: string): Promise<void> {
    await this.take(table.page, as);
    const heard = await table.heard();
    if (heard !== null) writeFileSync(`${this.#staging.folder}${as}.txt`, heard);
  }

  /** What everybody sees where it goes no further. */
  async #stick(place: number, cause: unknown): Promise<never> {
    for (const { table, name } of this.screens) {
      await this.take(table.page, `${numbered(place)}-stuck-${name}`);
      console.log(name, 'is at', await table.decision(), await table.prompt.innerText());
    }
    throw cause;
  }

  /** Everybody loads the page anew; the same is asked as before. */
  async #reload({ table: asked, name }: Player): Promise<void> {
    this.#hasReloaded = true;
    const [decision, question] = [await asked.decision(), await asked.asked()];
    for (const { table } of this.screens) await table.page.reload();
    await asked.sitAs(name);
    if ((await asked.asked()) !== question || (await asked.decision()) !== decision)
      throw new Error(`after a reload something else is asked than “${question}”`);
    for (const screen of this.screens) await this.take(screen.table.page, `reloaded-${screen.name}`);
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
    await this.take(table.page, 'taken-back');
    await table.give(picked);
  }

  async #show(place: number, { shows }: Told<string>): Promise<void> {
    for (const { table, name } of this.screens)
      await this.take(table.page, `${numbered(place)}-${shows.join('-')}-seen-by-${name}`);
  }

  async take(page: Page, name: string): Promise<void> {
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${this.#staging.folder}${name}.png` });
  }
}

const numbered = (place: number): string => String(place).padStart(4, '0');
