import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AtKingdoms, outIntoTheWorld } from './at-kingdoms.ts';
import { shortestLook } from './at-table.ts';
import { barriersByDayAndNight } from './axe.ts';
import { moments } from './kingdoms-moments.ts';
import { useBrowser } from './use-browser.ts';
import { firstSeat } from './way.ts';

/** Nobody is asked more before the end of a first turn. */
const longest = 40;

describe('in the Eastern Kingdoms', () => {
  const { visitor, journey } = useBrowser();

  test('a hero is chosen and a whole turn played by keys alone', async () => {
    const table = await outIntoTheWorld(await visitor({ settings: { bot: 'random' } }), 'en');
    const [begun, walked] = [table.told(/^Turn \d+: Traveller/), table.told(/^Traveller walks to/)];
    const over = table.told(/^Traveller's turn ends/);
    for (let count = 0; count < longest && (await over.count()) === 0; count++) {
      const mayWalk = (await begun.count()) > 0 && (await walked.count()) === 0;
      if (mayWalk && (await table.spaces.count()) > 0) await stepByKeys(table);
      else await goOnByKeys(table);
      await table.question.or(over).first().waitFor();
    }
    await walked.first().waitFor();
    expect(await over.count()).toBe(1);
  });

  test('nothing serious keeps anybody out, by day or by night', async () => {
    const guest = await visitor({ settings: { theme: 'system' } });
    const { page } = guest;
    const travel = await journey([guest, await visitor()], moments.end());
    const isNext = (...names: readonly string[]) =>
      travel.goOn(({ seat, question }) => seat === firstSeat && names.includes(question));
    const table = new AtKingdoms(page);
    const barriers: string[] = [];
    const look = async (where: string) => {
      for (const barrier of await barriersByDayAndNight(page)) barriers.push(`${where}: ${barrier}`);
    };
    await isNext('character');
    await travel.look(guest);
    await table.things.first().waitFor();
    await look('choosing a hero');
    await isNext('movement');
    await table.isAsked('Move');
    await look('walking');
    await table.board.locator('.wa-plate-button').last().click();
    await page.getByRole('dialog').waitFor();
    await look('a hero at length');
    await page.keyboard.press('Escape');
    await isNext('before-roll', 'after-roll', 'encounter-met');
    await table.tableau.waitFor();
    await look('a combat');
    await travel.goOn();
    await table.rematch.waitFor();
    await look('the end');
    expect(barriers).toEqual([]);
  });
});

/** Walks by arrows and Enter: to another space than the one that the tab key leads to, if there is one. */
async function stepByKeys(table: AtKingdoms): Promise<void> {
  const { page } = table;
  await tabTo(page, '.wa-touch.is-lit');
  const first = await focusedSpot(page);
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
    if ((await focusedSpot(page)) === first) await page.keyboard.press(arrow);
  if ((await table.spaces.count()) > 1) expect(await focusedSpot(page)).not.toBe(first);
  await pressed(table, 'Enter');
}

/** Goes on by the last number that is listed, or by the first of what can be picked on the board. */
async function goOnByKeys(table: AtKingdoms): Promise<void> {
  const [listed, lit] = [await numbersOf(table.options), await numbersOf(table.things)];
  const digit = listed.at(-1) ?? lit[0];
  if (digit === undefined) await tabTo(table.page, '.wa-touch.is-lit, .wa-lit');
  await pressed(table, digit ?? 'Enter');
}

/** The keys of some options, in their order. */
const numbersOf = (some: Locator): Promise<readonly string[]> =>
  some.evaluateAll((all) => all.flatMap((one) => one.getAttribute('aria-keyshortcuts') ?? []));

/** Presses a key that answers, and confirms where that is needed. */
async function pressed(table: AtKingdoms, key: string): Promise<void> {
  const decision = await table.decision();
  await table.page.waitForTimeout(shortestLook);
  await table.page.keyboard.press(key);
  const isDecided = async () => (await table.decision()) !== decision;
  if (await table.confirm.isVisible()) await table.page.keyboard.press('Control+Enter');
  await expect.poll(isDecided).toBe(true);
}

/** Goes on with the tab key until something like this has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`no key leads to ${wanted}`);
}

const focusedSpot = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? null);
