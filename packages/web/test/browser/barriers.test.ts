import { describe, expect, test } from 'vitest';
import { boardTexts } from '../../games/gauntlet-of-fools/text/board-texts.ts';
import { messages } from '../../text/en/messages.ts';
import { barriersByDayAndNight } from './axe.ts';
import { game, goOnPeacefully, playNow, playToTheGauntlet, setTable } from './people.ts';
import { useBrowser } from './use-browser.ts';

/** Pages to read, by their addresses. */
const pages = ['/', `/new/${game}`, `/rules/${game}`, '/me', '/replay', '/credits', '/nowhere'];

describe('nothing serious keeps anybody out, by day or by night,', () => {
  const { visitor } = useBrowser();

  test('of pages to read', async () => {
    const { page } = await visitor({ settings: { theme: 'system' } });
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await barriersByDayAndNight(page), path).toEqual([]);
    }
  });

  test('of where people gather, and of what is known about somebody', async () => {
    const guest = await visitor({ settings: { theme: 'system' } });
    await setTable(guest, 'Anna');
    expect(await barriersByDayAndNight(guest.page)).toEqual([]);
    await guest.page.goto('/me');
    await guest.page.getByRole('heading', { name: messages.me.devices }).waitFor();
    expect(await barriersByDayAndNight(guest.page)).toEqual([]);
  });

  test('of a table, from the auction to the reckoning', async () => {
    const guest = await visitor({ settings: { theme: 'system' } });
    const { page } = guest;
    const table = await playNow(guest);
    expect(await barriersByDayAndNight(page), 'the auction').toEqual([]);
    await goOnPeacefully(table);
    expect(await barriersByDayAndNight(page), 'the boasts').toEqual([]);
    await playToTheGauntlet([table]);
    expect(await barriersByDayAndNight(page), 'a fight').toEqual([]);
    await table.playOn('last');
    await page.getByRole('region', { name: boardTexts.en.ranking }).waitFor();
    expect(await barriersByDayAndNight(page), 'the reckoning').toEqual([]);
  });
});
