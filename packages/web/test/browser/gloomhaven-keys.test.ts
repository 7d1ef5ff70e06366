import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keys as mapKeys } from '../../games/gloomhaven/text/en/keys.ts';
import { messages } from '../../text/en/messages.ts';
import { AtDungeon, gloomhaven } from './at-dungeon.ts';
import { shortestLook } from './at-table.ts';
import { atMoment, moments } from './dungeon-moments.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

const { home, tools, table: text, keys } = messages;

describe('with the keyboard, in the Black Barrow,', () => {
  const stage = useBrowser();
  const { visitor, picture } = stage;

  test('digits and Enter pack a hand, and one card too many is refused with a reason', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const { page } = guest;
    const table = await downIntoTheDark(guest);
    await press(table, '1');
    await table.isAsked('Keep one battle goal');
    await press(table, '1');
    await table.isAsked('Choose your items');
    await press(table, 'Enter');
    await table.isAsked('cards of your hand');
    for (const digit of '123456789') await page.keyboard.press(digit);
    await table.things.last().focus();
    await page.keyboard.press('Space');
    await table.things.nth(9).focus();
    await page.keyboard.press('Space');
    await page.getByText(text.pickedAll(10)).waitFor();
    await picture(page, 'gloomhaven-too-many');
    await table.things.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.getByText(text.pickedAll(10)).waitFor({ state: 'detached' });
    await press(table, 'Enter');
    await table.isAsked('Choose where the Brute starts');
  });

  test('digits choose the cards of a round, and nobody gives up by a slip of the finger', async () => {
    const table = await atMoment(stage, await visitor(), moments.cards());
    const quiet = table.prompt.getByRole('list', { name: text.besides }).getByRole('button');
    expect(await quiet.getAttribute('aria-keyshortcuts')).toBeNull();
    expect(await table.things.nth(1).getAttribute('aria-keyshortcuts')).toBe('2');
    await press(table, '2');
    await table.isAsked('Choose the second card');
    await table.undo.click();
    await table.isAsked('Choose the leading card');
    await press(table, '2');
    await table.isAsked('Choose the second card');
    await table.page.keyboard.press('1');
    await table.things.and(table.page.locator('[aria-pressed="true"]')).focus();
    await press(table, 'Control+Enter');
  });

  test('the list of keys has those of the map, and the log is one stop on the way', async () => {
    const guest = await visitor();
    const { page } = guest;
    await atMoment(stage, guest, moments.cards());
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: keys.title });
    for (const [, does] of mapKeys) await list.getByText(does).waitFor();
    await picture(page, 'gloomhaven-keys');
    await page.keyboard.press('Escape');
    const log = page.getByRole('log', { name: tools.log });
    expect(await log.locator('.rule-link:not([tabindex="-1"])').count()).toBe(0);
    await log.focus();
    await page.keyboard.press('ArrowUp');
    expect(await focusedRule(page)).not.toBe('');
    const last = await focusedRule(page);
    await page.keyboard.press('Home');
    expect(await focusedRule(page)).not.toBe(last);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: tools.rules }).waitFor();
  });

  test('a rule that leads to another stays beside the board', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const { page } = guest;
    await downIntoTheDark(guest);
    const address = page.url();
    await page.keyboard.press('r');
    const rules = page.getByRole('dialog', { name: tools.rules });
    const cited = rules.locator('.rulebook-cited').first();
    const number = await cited.innerText();
    await cited.click();
    const open = rules.locator('.rulebook-rule[data-open="true"]');
    await open.getByText(number, { exact: true }).first().waitFor();
    expect(await open.locator('.rulebook-number').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    expect(page.url()).toBe(address);
    await rules.locator('.rulebook-number').last().click();
    expect(page.url()).toBe(address);
    await rules.waitFor();
  });
});

/** Starts a game from the home page, with one bot for company. */
async function downIntoTheDark({ page }: Visitor): Promise<AtDungeon> {
  await page.goto('/');
  const game = page.locator(`[data-game="${gloomhaven}"]`);
  await game.getByRole('button', { name: home.playNow }).click();
  const table = new AtDungeon(page);
  await table.asked();
  return table;
}

/** Presses a key, and waits until that has answered. */
async function press(table: AtDungeon, key: string): Promise<void> {
  const decision = await table.decision();
  await table.page.waitForTimeout(shortestLook);
  await table.page.keyboard.press(key);
  await expect.poll(() => table.decision()).not.toBe(decision);
  await table.asked();
}

/** The address of the rule that has the focus; empty where something else has. */
const focusedRule = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('.log-line .rule-link')?.getAttribute('href') ?? '');
