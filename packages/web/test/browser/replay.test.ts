import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { moments } from './gauntlet-moments.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';

const { tools, replay, replayFile, refusals } = messages;

describe('looking back', () => {
  const { visitor, journey, picture } = useBrowser();

  test('goes from the first decision to the last while the game goes on, and a link leads to a moment', async () => {
    const guest = await visitor();
    const { page } = guest;
    const table = await playNow(guest);
    await table.goOn();
    await table.goOn();
    await table.askedOrOver();
    await page.getByRole('button', { name: tools.replay }).first().click();
    const slider = page.getByRole('slider', { name: replay.slider });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(1);
    expect(await slider.inputValue()).toBe(String(last));
    await isAt(slider, 0, () => page.getByRole('button', { name: replay.first }).click());
    await isAt(slider, 1, () => page.getByRole('button', { name: replay.next }).click());
    await picture(page, 'replay');
    await page.getByRole('button', { name: replay.link }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await isAt(slider, last, () => page.getByRole('button', { name: replay.last }).click());
    await page.getByRole('button', { name: replay.backToNow }).click();
    await table.askedOrOver();

    const friend = await visitor();
    await friend.page.goto(link);
    await isAt(friend.page.getByRole('slider', { name: replay.slider }), 1, async () => undefined);
  });

  test('works from a file, which the table gives once the game is over', async () => {
    const guest = await visitor();
    const { page } = guest;
    const travel = await journey([guest, await visitor()], moments.end());
    await travel.goOn();
    await travel.look(guest);
    const table = new AtTable(page);
    await table.prompt.getByRole('button', { name: tools.replay }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: replay.saveFile }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');

    await page.goto(pathTo.replay);
    await chooseFile(page, file);
    const slider = page.getByRole('slider', { name: replay.slider });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    await page.getByText(/^Anna, Bruno · \S/).waitFor();
    await isAt(slider, 1, () => page.getByRole('button', { name: replay.next }).click());
    await page.getByText(/(?:Anna|Bruno): \S/).waitFor();
    await isAt(slider, last, () => page.getByRole('button', { name: replay.last }).click());
    await page
      .getByText(/wins?!$/)
      .first()
      .waitFor();
    await picture(page, 'replay-file');
  });

  test('refuses a file that is none, and says why', async () => {
    const { page } = await visitor();
    await page.goto(pathTo.replay);
    for (const [content, says] of [
      ['not even data', replayFile.unreadable],
      ['{}', refusals['not-a-record']],
      ['{"game":"chess"}', refusals['unknown-game']],
      ['{"game":"gauntlet-of-fools"}', refusals['not-a-record']],
    ] as const) {
      await chooseFile(page, content);
      await page.getByText(says).waitFor();
    }
  });
});

/** Does something, after which the slider stands there. */
async function isAt(slider: Locator, moment: number, act: () => Promise<void>): Promise<void> {
  await act();
  await expect.poll(() => slider.inputValue()).toBe(String(moment));
}

const chooseFile = (page: Page, content: string): Promise<void> =>
  page
    .getByLabel(replayFile.choose)
    .setInputFiles({ name: 'replay.json', mimeType: 'application/json', buffer: Buffer.from(content) });
