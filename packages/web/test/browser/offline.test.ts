import { describe, expect, test } from 'vitest';
import { boardTexts } from '../../games/gauntlet-of-fools/text/board-texts.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { useBrowser } from './use-browser.ts';

const { home, table: text } = messages;

describe('without a network', () => {
  const { visitor, picture } = useBrowser();

  test('the pages open, and a game against bots is played to its end', async () => {
    const { page, context } = await visitor({ isKept: true, expects: [/ERR_INTERNET_DISCONNECTED/] });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
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
    await page.getByRole('region', { name: boardTexts.en.ranking }).waitFor();
    await picture(page, 'offline-reckoning');

    await page.goto('/');
    await page.getByText(home.onThisDevice).waitFor();
    await page.getByText(home.over, { exact: true }).waitFor();
  });
});
