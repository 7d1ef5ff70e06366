import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { openBrowser } from './chromium.ts';
import { keepEvidence } from './evidence.ts';
import { House } from './house.ts';
import { Journey } from './journey.ts';
import { SeedFile } from './seed-file.ts';
import { Visitor, type VisitorWishes } from './visitor.ts';
import type { Way } from './way.ts';

/** Where pictures are left for people to look at. Nothing is compared with them. */
const pictures = fileURLToPath(new URL('../../../../artefacts/browser/', import.meta.url));

/** The stage of a chapter: a browser, whoever comes to visit, and houses of the chapter's own. */
export type Stage = {
  readonly visitor: (wishes?: VisitorWishes) => Promise<Visitor>;
  /** A server of one test's own, which it may kill; another program than usual, if one is named. */
  readonly house: (program?: string) => Promise<House>;
  /** Names the seed of the next match on a server. Without it, the name of the test is the seed. */
  readonly seed: (seed: string) => void;
  /** Begins a journey of these visitors through the match of a way. */
  readonly journey: (visitors: readonly Visitor[], way: Way) => Promise<Journey>;
  readonly picture: (page: Page, name: string) => Promise<void>;
};

/** The browser of all chapters that run in this process; it ends with the process. */
const browsers: Browser[] = [];

/** Whoever and whatever is there for one test. */
type Cast = { readonly visitors: Visitor[]; readonly houses: House[] };

/** Sets the stage for the tests of a chapter. After each of them nobody's browser may have complained. */
export function useBrowser(): Stage {
  const stage = inject('stage');
  if ('trouble' in stage) return skipAll(stage.trouble);
  const cast: Cast = { visitors: [], houses: [] };
  const seeds = new SeedFile(stage.seedFile);
  beforeAll(async () => {
    if (browsers.length === 0) browsers.push(await openBrowser());
  });
  beforeEach(() => seeds.name(currentTest()));
  afterEach(({ task }) => clear(cast, task.result?.state === 'fail'));
  return {
    visitor: async (wishes = {}) => {
      const [browser] = browsers;
      if (browser === undefined) throw new Error('there is no browser');
      const visitor = await Visitor.arrive(browser, stage.address, wishes);
      cast.visitors.push(visitor);
      return visitor;
    },
    house: async (program = stage.program) => {
      const house = await House.open(program, seeds);
      cast.houses.push(house);
      return house;
    },
    seed: (seed) => seeds.name(seed),
    journey: (travelling, way) => {
      seeds.name(way.seed);
      return Journey.begin(travelling, way);
    },
    picture,
  };
}

/** A stage on which nothing can be played. */
function skipAll(trouble: string): Stage {
  beforeEach(({ skip }) => skip(trouble));
  const never = () => {
    throw new Error(trouble);
  };
  return { visitor: never, house: never, seed: never, journey: never, picture: never };
}

/** Sends everybody home. What a test has seen is kept if it failed, or if a browser has complained. */
async function clear({ visitors, houses }: Cast, hasFailed: boolean): Promise<void> {
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  if (hasFailed || complaints.length > 0) await keepEvidence(currentTest(), visitors);
  for (const { context } of visitors.splice(0)) await context.close();
  for (const house of houses.splice(0)) await house.close();
  expect(complaints, 'what the browsers complained about').toEqual([]);
}

/** The chapter and the name of the test that runs. */
const currentTest = (): string => expect.getState().currentTestName ?? 'a test';

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  // It is for people to look at and proves nothing: a browser that is too busy to draw one fails no test.
  await page
    .screenshot({ path: `${pictures}${name}.png` })
    .catch((cause: unknown) => console.warn(`no picture of ${name}:`, cause));
}
