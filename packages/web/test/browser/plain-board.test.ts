import { box } from '@tavolo/gauntlet-of-fools/box';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { plainTexts } from '../../plain-board/text.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable, shortestLook } from './at-table.ts';
import { barriersByDayAndNight } from './axe.ts';
import { type FacelessServer, facelessServer } from './faceless.ts';
import { overflowOf, smallTargets } from './measures.ts';
import { useBrowser } from './use-browser.ts';
import { sizes } from './visitor.ts';

const game = 'gauntlet-of-fools';

describe('a game that brings nothing to the client but its box', () => {
  const { visitor, house, picture } = useBrowser();
  const servers: FacelessServer[] = [];

  beforeAll(() => {
    const stage = inject('stage');
    if ('program' in stage) servers.push(facelessServer(game, stage.program));
  });
  afterAll(() => {
    for (const server of servers) server.remove();
  });

  /** From the home page to the first question. */
  async function playNow(page: Page): Promise<AtTable> {
    await page.goto('/');
    const card = page.locator(`[data-game="${game}"]`);
    await card.getByRole('button', { name: messages.home.playNow }).click();
    const table = new AtTable(page);
    await table.asked();
    return table;
  }

  test('is on the home page, with its rules and without a lesson', async () => {
    const { address } = await house(servers[0]?.program);
    const { page } = await visitor({ at: address });
    await page.goto('/');
    const card = page.locator(`[data-game="${game}"]`);
    await card.getByRole('heading', { name: box.blurb.words.en.title }).waitFor();
    expect(await card.locator('.playable-sign path').getAttribute('d')).toMatch(/^M/);
    expect(await card.getByRole('link', { name: messages.home.learn }).count()).toBe(0);
    await card.getByRole('link', { name: messages.home.rules }).click();
    await page.locator('[data-rule="gof/boasting.2"]').waitFor();
    await page.goto(`/learn/${game}`);
    await page.getByText(messages.learn.none).waitFor();
  });

  test('is played from the first question to the end, by hand', async () => {
    const { address } = await house(servers[0]?.program);
    const { page } = await visitor({ at: address });
    const table = await playNow(page);
    const board = page.getByRole('main');
    await board.getByRole('list', { name: messages.table.seats }).getByText(messages.table.decides).waitFor();
    await board.getByRole('heading', { name: 'Heroes' }).waitFor();
    await picture(page, 'plain-board');
    await table.playOn('last');
    await board.getByRole('heading', { name: plainTexts.en.ended }).waitFor();
    await board.getByText(plainTexts.en.wins).first().waitFor();
    expect(await board.innerText()).not.toMatch(/undefined|\[object|NaN|[{}]/);
    await picture(page, 'plain-board-end');
  });

  test('is answered on the board or by keys, and its cards can be read', async () => {
    const { address } = await house(servers[0]?.program);
    const { page } = await visitor({ at: address });
    const table = await playNow(page);
    const board = page.getByRole('main');
    await board.locator('.explanation-of').first().click();
    await page
      .getByRole('dialog')
      .getByText(/Defense/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    const decision = await table.decision();
    const lit = board.locator('[data-option]');
    const said = (await lit.last().getAttribute('title')) ?? 'nothing';
    expect((await table.options.allInnerTexts()).filter((option) => option.includes(said))).toHaveLength(1);
    await table.answer(lit.last());
    await expect.poll(() => table.decision()).not.toBe(decision);

    await table.asked();
    while (await table.confirm.isVisible()) await table.goOn();
    const next = await table.decision();
    await page.waitForTimeout(shortestLook);
    await page.keyboard.press('1');
    await expect.poll(() => table.decision()).not.toBe(next);
  });

  test('shuts nobody out, and fits a phone and a desk', async () => {
    const { address } = await house(servers[0]?.program);
    const { page } = await visitor({ at: address, settings: { theme: 'system' } });
    const table = await playNow(page);
    await table.goOn();
    await table.asked();
    for (const size of [sizes.desk, sizes.phone]) {
      await page.setViewportSize(size);
      expect(await overflowOf(page)).toBe(0);
      expect(await smallTargets(page, 24, 'main')).toEqual([]);
    }
    expect(await barriersByDayAndNight(page)).toEqual([]);
  });
});
