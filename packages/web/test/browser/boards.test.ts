import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { type Moment, momentsOfAllGames } from './all-moments.ts';
import { troubleWithin } from './board-measures.ts';
import { StagedTables } from './staged-tables.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

type Size = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How much of the height the board has at least; `null`: that is left to it. */
  readonly board: number | null;
};

type Pointer = 'mouse' | 'finger';

/** The windows of those who point with a mouse, and of those who use a finger. */
const sizes: { readonly [pointer in Pointer]: readonly Size[] } = {
  mouse: [
    { name: 'a desk', width: 1440, height: 900, board: 0.6 },
    { name: 'a small desk', width: 1280, height: 720, board: 0.6 },
    { name: 'a laptop between bars', width: 1366, height: 660, board: 0.6 },
    { name: 'an old screen', width: 1024, height: 768, board: 0.6 },
    { name: 'a desk at 200 %', width: 720, height: 450, board: 0.5 },
  ],
  finger: [
    { name: 'a tablet', width: 1180, height: 820, board: 0.6 },
    { name: 'a tablet upright', width: 768, height: 1024, board: 0.6 },
    { name: 'a phone upright', width: 390, height: 844, board: null },
    { name: 'a phone on its side', width: 844, height: 390, board: 0.5 },
  ],
};

/** Figures and letters are at least so large. The line of the log only hints at what the log says; names are people's own. */
const limits = { figure: 28, letters: 12, teasers: '.log-strip-facts, .seat-name' };

describe('every board of every game', () => {
  const { visitor } = useBrowser();
  const moments = momentsOfAllGames();

  test('is measured by what finds a fault that is planted', async () => {
    const guest = await visitor({ settings: { log: false }, isTraced: false });
    const tables = new StagedTables();
    await tables.invite(guest.page);
    const [first] = moments;
    const [size] = sizes.mouse;
    if (first === undefined || size === undefined) return expect.fail('there is nothing to measure');
    await openAt(guest, tables, first);
    expect(await troubleAt(guest, size)).toEqual([]);
    for (const [css, told] of planted) {
      await guest.page.evaluate(wear, css);
      expect((await troubleAt(guest, size)).join('\n'), css).toMatch(told);
    }
  });

  describe.each(languages.map((language) => ({ language })))('in $language', ({ language }) => {
    test('has the room it needs in every window, for a mouse and for a finger', async () => {
      const troubleFor = async (pointer: Pointer): Promise<readonly string[]> => {
        const size = pointer === 'mouse' ? 'desk' : 'phone';
        const guest = await visitor({ size, settings: { language, log: false }, isTraced: false });
        return troubleOf(guest, moments, sizes[pointer]);
      };
      // Side by side: while one page waits for its next frame, the other is laid out.
      expect(await Promise.all([troubleFor('mouse'), troubleFor('finger')])).toEqual([[], []]);
    });
  });
});

/** What is wrong at all these moments, in windows of all these sizes. */
async function troubleOf(
  guest: Visitor,
  moments: readonly Moment[],
  windows: readonly Size[],
): Promise<readonly string[]> {
  const tables = new StagedTables();
  await tables.invite(guest.page);
  const trouble: string[] = [];
  for (const moment of moments) {
    await openAt(guest, tables, moment);
    for (const size of windows)
      for (const wrong of await troubleAt(guest, size))
        trouble.push(`${moment.game}, ${moment.kind}, ${size.name}: ${wrong}`);
  }
  return trouble;
}

/** What makes a board bad, and how that is told. */
const planted = [
  ['.board-place { max-block-size: 50vh }', /the board has \d+ % of the height/],
  ['html { overflow: auto } .playing { inline-size: 110vw }', /the page is/],
  ['.prompt-question { position: relative; inset-block-start: 90vh }', /out of sight/],
  ['.prompt-question { display: block; overflow: hidden; inline-size: 2em; white-space: nowrap }', /cut/],
  ['.prompt-question { font-size: 11px }', /11.0 pixels high/],
  ['.prompt-choices .option { flex: none; inline-size: 22rem; max-inline-size: none }', /unsaid: /],
  ['.prompt-choices { flex-wrap: wrap !important; block-size: 1rem; mask: none !important }', /unsaid: /],
] as const;

/** Runs in the page: changes its looks, and no earlier change lasts. A tag would be refused. */
const wear = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
};

/** Leads to a table at such a moment, from another table as a link would: a page need not be loaded for each. */
async function openAt({ page }: Visitor, tables: StagedTables, moment: Moment): Promise<void> {
  const path = `/table/${await tables.at(moment)}`;
  if (page.url().includes('/table/')) await page.evaluate(follow, path);
  else await page.goto(path);
  await page.evaluate(asked);
}

/** Runs in the page: goes elsewhere in the app, once nothing is left of the table that was shown. */
const follow = async (path: string): Promise<void> => {
  for (const place of ['/credits', path]) {
    history.pushState(null, '', place);
    dispatchEvent(new PopStateEvent('popstate'));
    while (place !== path && document.querySelector('.playing') !== null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

/** Runs in the page: resolves when something is asked and all letters are there. */
const asked = async (): Promise<void> => {
  while (document.querySelector('.prompt-question, .prompt-actions') === null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
};

/** What is wrong with the board in a window of this size. */
async function troubleAt({ page }: Visitor, { width, height, board }: Size): Promise<readonly string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate<readonly string[]>(troubleWithin({ ...limits, board }));
}
