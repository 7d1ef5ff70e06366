import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import { describe, expect, test } from 'vitest';
import { board } from '../../games/gauntlet-of-fools/text/en/board.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { barriersByDayAndNight } from './axe.ts';
import { isFight, moments } from './gauntlet-moments.ts';
import { game, setTable } from './people.ts';
import { useBrowser } from './use-browser.ts';
import { firstSeat } from './way.ts';

/** Pages to read, by their addresses. */
const pages = ['/', `/new/${game}`, `/rules/${game}`, '/me', '/replay', '/credits', '/nowhere'];

describe('nothing serious keeps anybody out, by day or by night,', () => {
  const { visitor, journey } = useBrowser();

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
    const table = new AtTable(page);
    const travel = await journey([guest, await visitor()], moments.end());
    const isNext = (isSuch: (question: string) => boolean) =>
      travel.goOn(({ seat, question }) => seat === firstSeat && isSuch(question));
    await travel.look(guest);
    await isNext((question) => question === 'hero');
    await table.asked();
    expect(await barriersByDayAndNight(page), 'the auction').toEqual([]);
    await isNext((question) => question === 'boasts');
    await page.locator('.prompt-confirm').waitFor();
    expect(await barriersByDayAndNight(page), 'the boasts').toEqual([]);
    await isNext(isFight);
    await page.getByRole('region', { name: textsIn('en').phase('boasting') }).waitFor({ state: 'detached' });
    await table.asked();
    expect(await barriersByDayAndNight(page), 'a fight').toEqual([]);
    await travel.goOn();
    await page.getByRole('region', { name: board.ranking }).waitFor();
    expect(await barriersByDayAndNight(page), 'the reckoning').toEqual([]);
  });
});
