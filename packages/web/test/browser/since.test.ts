import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import type { AtTable } from './at-table.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

const { log, common } = messages;

/** A player who has taken a hero and boasted, and is asked again once the others have theirs. */
async function afterTheAuction(guest: Visitor): Promise<AtTable> {
  const table = await playNow(guest);
  for (let answers = 0; answers < 2; answers++) await table.goOn('last');
  await table.asked();
  return table;
}

describe('whoever comes back to a table', () => {
  const { visitor, picture } = useBrowser();

  test('reads in a few lines what they missed, until they put it away', async () => {
    const guest = await visitor();
    const { page } = guest;
    const table = await afterTheAuction(guest);
    await page.reload();
    const since = page.getByRole('complementary', { name: log.since });
    await since.waitFor();
    await picture(page, 'since-you-looked');
    const lines = since.getByRole('listitem');
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await lines.count()).toBeLessThanOrEqual(3);

    await since.getByRole('button', { name: common.close }).click();
    await since.waitFor({ state: 'detached' });
    await page.reload();
    // Nothing has happened since.
    await table.asked();
    expect(await since.isVisible()).toBe(false);
  });

  test('goes from there to the place in the log, and is done with it by answering', async () => {
    const guest = await visitor();
    const { page } = guest;
    const table = await afterTheAuction(guest);
    await page.reload();
    const since = page.getByRole('complementary', { name: log.since });
    await since.getByRole('button', { name: /in the log/ }).click();
    const mark = page.locator('.log-from');
    await mark.waitFor();
    const [list, from] = await Promise.all([page.locator('.log-lines').boundingBox(), mark.boundingBox()]);
    expect(from?.y).toBeGreaterThanOrEqual(list?.y ?? Number.POSITIVE_INFINITY);
    expect(from?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
    const [question] = await table.question.allInnerTexts();
    await table.goOn('last');
    await expect.poll(async () => (await table.question.allInnerTexts())[0]).not.toBe(question);
    expect(await since.isVisible()).toBe(false);
  });
});
