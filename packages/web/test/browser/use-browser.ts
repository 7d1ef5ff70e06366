import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { openBrowser } from './chromium.ts';
import { House } from './house.ts';
import { Visitor, type VisitorWishes } from './visitor.ts';

/** Where pictures are left for people to look at. Nothing is compared with them. */
const pictures = fileURLToPath(new URL('../../../../artefacts/browser/', import.meta.url));

/** The stage of a chapter: a browser, whoever comes to visit, and houses of the chapter's own. */
export type Stage = {
  readonly visitor: (wishes?: VisitorWishes) => Promise<Visitor>;
  /** A server of one test's own, which it may kill. */
  readonly house: () => Promise<House>;
  readonly picture: (page: Page, name: string) => Promise<void>;
};

/** Opens a browser for the tests of a chapter. After each of them nobody's browser may have complained. */
export function useBrowser(): Stage {
  const browsers: Browser[] = [];
  const visitors: Visitor[] = [];
  const houses: House[] = [];
  const stage = inject('stage');
  const trouble = 'trouble' in stage ? stage.trouble : null;

  beforeAll(async () => {
    if (trouble === null) browsers.push(await openBrowser());
  });
  beforeEach(({ skip }) => {
    if (trouble !== null) skip(trouble);
  });
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    for (const { context } of visitors.splice(0)) await context.close();
    for (const house of houses.splice(0)) await house.close();
    expect(complaints, 'what the browsers complained about').toEqual([]);
  });
  afterAll(async () => {
    for (const browser of browsers) await browser.close();
  });

  return {
    visitor: async (wishes = {}) => {
      const [browser] = browsers;
      if (browser === undefined || 'trouble' in stage) throw new Error('there is no browser');
      const visitor = await Visitor.arrive(browser, stage.address, wishes);
      visitors.push(visitor);
      return visitor;
    },
    house: async () => {
      if ('trouble' in stage) throw new Error(stage.trouble);
      const house = await House.open(stage.program);
      houses.push(house);
      return house;
    },
    picture,
  };
}

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}${name}.png` });
}
