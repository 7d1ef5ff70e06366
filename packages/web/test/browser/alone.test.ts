import { describe, expect, test } from 'vitest';
import { board } from '../../games/gauntlet-of-fools/text/en/board.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { useBrowser } from './use-browser.ts';

describe('somebody alone against bots', () => {
  const { visitor, picture } = useBrowser();

  test('plays from the home page to the final reckoning, and plays again', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await picture(page, 'alone-home');
    await page.getByRole('button', { name: messages.home.playNow }).first().click();
    const table = new AtTable(page);
    await table.asked();
    await picture(page, 'alone-auction');
    const questions = await table.playOn();
    // Everybody takes a hero and boasts; what a hero is asked on the way is chance.
    expect(questions.length).toBeGreaterThanOrEqual(2);
    const reckoning = page.getByRole('region', { name: board.ranking });
    await reckoning.waitFor();
    await picture(page, 'alone-reckoning');
    const ranking = reckoning.getByRole('list').first().getByRole('listitem');
    expect(await ranking.count()).toBe(4);
    expect(await reckoning.getByRole('table', { name: board.goldByTurn }).count()).toBe(1);
    expect(await reckoning.getByRole('img').count()).toBeGreaterThan(0);

    const over = page.url();
    await table.rematch.click();
    await expect.poll(() => page.url()).not.toBe(over);
    await table.asked();
  });

  test('sees what happens being played out, and can skip it', async () => {
    const { page } = await visitor({ settings: { speed: 'calm' } });
    await page.goto('/');
    await page.getByRole('button', { name: messages.home.playNow }).first().click();
    const table = new AtTable(page);
    const playingOut = table.prompt.getByText(messages.table.playingOut);
    const skip = table.prompt.getByRole('button', { name: messages.table.skip });
    // Bots may play on meanwhile: then there is more to see, and to skip.
    const isDone = async () => (await table.question.isVisible()) || (await table.rematch.isVisible());
    const skipAll = async () => {
      await playingOut.or(table.question).first().waitFor();
      while (!(await isDone())) await skip.click({ timeout: 500 }).catch(() => undefined);
    };
    await skipAll();
    await table.goOn('last');
    await table.goOn('last');
    await playingOut.waitFor();
    expect(await table.options.count()).toBe(0);
    await skipAll();
    expect(await playingOut.isVisible()).toBe(false);
  });
});
