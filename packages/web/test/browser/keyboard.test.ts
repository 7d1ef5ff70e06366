import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { AtTable, shortestLook } from './at-table.ts';
import { useBrowser } from './use-browser.ts';

const { home, tools, keys, table: text, common } = messages;

describe('with the keyboard alone', () => {
  const { visitor, picture } = useBrowser();

  test('a game is started, questions are answered and numbers explained', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: home.playNow }).first());
    await page.keyboard.press('Enter');
    const table = new AtTable(page);
    await table.asked();
    for (let count = 0; count < 4; count++) {
      await answerByKeyboard(table);
      expect(await focused(page), 'after an answer the focus is somewhere').not.toBe('BODY');
    }
    await picture(page, 'keyboard-focus');
  });

  test('an explanation is opened and closed, and the focus stays where it was', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: home.playNow }).first());
    await page.keyboard.press('Enter');
    await new AtTable(page).asked();
    const number = page.getByRole('main', { name: text.board }).locator('button[popovertarget]').first();
    await tabTo(page, number);
    await page.keyboard.press('Enter');
    const opened = page.locator('[popover]:popover-open');
    await opened.waitFor();
    expect((await opened.innerText()).length).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
    expect(await number.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a key opens the log and folds it to a line that says what happened last', async () => {
    const { page } = await visitor({ settings: { log: false } });
    await page.goto('/');
    await page.getByRole('button', { name: home.playNow }).first().click();
    const table = new AtTable(page);
    await table.goOn('last');
    await table.askedOrOver();
    const log = page.getByRole('log', { name: tools.log });
    const [last] = await log.locator('span').allInnerTexts();
    expect(last).toMatch(/\w/);
    await page.keyboard.press('g');
    await page.getByRole('tab', { name: tools.log, selected: true }).waitFor();
    expect((await log.locator('.log-line, .log-heading').allInnerTexts()).join(' ')).toContain(last);
    await tabTo(page, page.getByRole('button', { name: tools.foldLog }));
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: tools.log }).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('BUTTON');
    await page.keyboard.press('g');
    await page.getByRole('tab', { name: tools.log }).waitFor();
  });

  test('keys answer by number, open the rules and list themselves', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: home.playNow }).first());
    await page.keyboard.press('Enter');
    const table = new AtTable(page);
    const question = await table.asked();
    for (const [key, title] of [
      ['?', keys.title],
      ['r', tools.rules],
      ['c', tools.chat],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name: title, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: title, exact: true }).waitFor({ state: 'hidden' });
    }
    await page.keyboard.press('1');
    await expect.poll(() => table.question.innerText()).not.toBe(question);
    await page.keyboard.press('u');
    await table.isAsked(question);
  });

  test('the first thing on a page leads past its head', async () => {
    const { page } = await visitor();
    await page.goto('/credits');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: common.skipToContent });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('MAIN');
  });
});

/** Goes to something by the Tab key. Wherever the focus stops on the way, it can be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab');
    const unseen = await unseenFocus(page);
    expect(unseen, 'what has the focus and does not show it').toBeNull();
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  expect.fail(`the Tab key does not lead to ${wanted}`);
}

/** What has the focus without an outline or a shadow that says so; `null`: it can be seen, or nothing has it. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // A radio button is drawn by what stands beside it.
    const shown = [element, element.nextElementSibling, element.closest('label')].filter(
      (one) => one !== null,
    );
    const isSeen = shown.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return isSeen ? null : element.outerHTML.slice(0, 200);
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

/** Goes to the last answer by Tab, gives it, and confirms where that is wanted. Where a game is over, another begins. */
async function answerByKeyboard(table: AtTable): Promise<void> {
  const { page, question, rematch, options, confirm } = table;
  await table.askedOrOver();
  if (await rematch.isVisible()) {
    await tabTo(page, rematch);
    await page.keyboard.press('Enter');
    await question.waitFor();
  }
  const decision = await table.decision();
  await page.waitForTimeout(shortestLook);
  const needsConfirm = await confirm.isVisible();
  const isReady = !needsConfirm || (await confirm.isEnabled());
  if (!isReady) {
    await tabTo(page, options.last());
    await page.keyboard.press('Enter');
  }
  await tabTo(page, needsConfirm ? confirm : options.last());
  await page.keyboard.press('Enter');
  await expect.poll(() => table.decision()).not.toBe(decision);
  await table.askedOrOver();
}
