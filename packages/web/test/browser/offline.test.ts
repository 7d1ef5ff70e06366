import { describe, expect, test } from 'vitest';
import { board } from '../../games/gauntlet-of-fools/text/en/board.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { chooseSeed } from './seeds.ts';
import { useBrowser } from './use-browser.ts';

const { home, table: text } = messages;

describe('without a network', () => {
  const { visitor, picture } = useBrowser();

  test('the pages open, and a game against bots is played to its end', async () => {
    const guest = await visitor({ isKept: true, expects: [/ERR_INTERNET_DISCONNECTED/] });
    const { page, context } = guest;
    await chooseSeed(guest, '0ff11e'.padStart(32, '0'));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('status').getByText(home.offlineSays).waitFor();
    await page.getByRole('button', { name: home.playNow }).first().click();
    const table = new AtTable(page);
    await table.asked();
    expect(page.url()).toContain('/local/');
    await page.getByText(text.connection.local).waitFor({ state: 'attached' });
    await table.goOn('last');
    const question = await table.asked();

    await page.reload();
    await table.isAsked(question);
    await table.playOn('last');
    await page.getByRole('region', { name: board.ranking }).waitFor();
    await picture(page, 'offline-reckoning');

    await page.goto('/');
    await page.getByText(home.onThisDevice).waitFor();
    await page.getByText(/ won$/).waitFor();
  });
});
