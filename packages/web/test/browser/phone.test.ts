import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import type { AtTable } from './at-table.ts';
import { overflowOf, smallTargets } from './measures.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';
import { sizes } from './visitor.ts';

describe('on a phone', () => {
  const { visitor, picture } = useBrowser();

  test('a whole game is played with a thumb: nothing is cut off, too small or out of sight', async () => {
    const guest = await visitor({ size: 'phone' });
    const { page } = guest;
    const table = await playNow(guest);
    await picture(page, 'phone-auction');
    await table.playOn('last', () => isHandy(table));
    await picture(page, 'phone-reckoning');
    expect(await overflowOf(page)).toBe(0);
    expect(await smallTargets(page, 24)).toEqual([]);
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

/** Whatever is asked or told now: the question is in sight, its answers are large enough, and nothing runs out of the page. */
async function isHandy({ page, question, rematch }: AtTable): Promise<void> {
  expect(await overflowOf(page)).toBe(0);
  if (await rematch.isVisible()) return;
  const says = await question.innerText();
  const box = await question.boundingBox();
  expect(box?.y, says).toBeGreaterThanOrEqual(0);
  expect(box === null ? 0 : box.y + box.height, says).toBeLessThanOrEqual(sizes.phone.height);
  expect(await smallTargets(page, 44, '#prompt'), says).toEqual([]);
  expect(await smallTargets(page, 24), says).toEqual([]);
}
