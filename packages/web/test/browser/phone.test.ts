import { describe, expect, test } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { messages } from '../../text/en/messages.ts';
import { expectConfirmInSight, expectHandy } from './handy.ts';
import { overflowOf, smallTargets } from './measures.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';

describe('on a phone', () => {
  const { visitor, picture } = useBrowser();

  test('a whole game is played with a thumb: nothing is cut off, too small or out of sight', async () => {
    const guest = await visitor({ size: 'phone' });
    const { page } = guest;
    const table = await playNow(guest);
    await picture(page, 'phone-auction');
    await table.playOn('last', () => expectHandy(table));
    await picture(page, 'phone-reckoning');
    expect(await overflowOf(page)).toBe(0);
    expect(await smallTargets(page, 24)).toEqual([]);
  });

  test('what confirms a choice stays in sight above the toolbar, also on a small one', async () => {
    const guest = await visitor({ size: 'smallPhone', settings: { careful: true } });
    const table = await playNow(guest);
    await picture(guest.page, 'small-phone-auction');
    await table.playOn('last', () => expectConfirmInSight(table));
  });

  test('every page fits', async () => {
    const { page } = await visitor({ size: 'phone' });
    for (const path of [
      '/',
      '/new/gauntlet-of-fools',
      '/new/gloomhaven',
      '/rules/gauntlet-of-fools',
      '/me',
      '/replay',
      '/credits',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overflowOf(page), path).toBe(0);
      expect(await smallTargets(page, 24), path).toEqual([]);
    }
  });

  test('at home, one’s tables come first if one of them waits', async () => {
    const guest = await visitor({ size: 'phone' });
    const { page } = guest;
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await page.goto(pathTo.home);
    expect(await headings.first().innerText()).not.toBe(messages.home.myTables);
    await playNow(guest);
    await page.goto(pathTo.home);
    await page.getByRole('link', { name: messages.home.nextWaiting }).waitFor();
    expect(await headings.first().innerText()).toBe(messages.home.myTables);
    await picture(page, 'phone-home');
  });

  test('what lies behind the menu can be reached', async () => {
    const guest = await visitor({ size: 'phone' });
    await playNow(guest);
    const { tools, settings } = messages;
    await guest.page.getByRole('button', { name: tools.more, exact: true }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: tools.settings }).click();
    await guest.page.getByText(settings.careful).waitFor();
    expect(await overflowOf(guest.page)).toBe(0);
    await picture(guest.page, 'phone-settings');
  });
});
