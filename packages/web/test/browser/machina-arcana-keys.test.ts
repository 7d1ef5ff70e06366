import { describe, expect, test } from 'vitest';
import { barriersByDayAndNight } from './axe.ts';
import { AtHallsByKeys } from './halls-by-keys.ts';
import { atMoment, moments } from './halls-moments.ts';
import { useBrowser } from './use-browser.ts';

/** Nobody is asked more before the end of a first turn. */
const longest = 30;

describe('in the halls', () => {
  const stage = useBrowser();
  const { visitor } = stage;

  test('an explorer is chosen and a whole turn played by keys alone', async () => {
    const { page } = await visitor({ settings: { bot: 'random' } });
    await page.goto('/');
    await page.locator('[data-game="machina-arcana"]').getByRole('button', { name: 'Play now' }).click();
    const table = new AtHallsByKeys(page);
    await table.asked();
    const [first] = await table.lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-option')));
    await table.give([first ?? '']);
    const walked = table.told(/ (?:walks \d+ spaces|steps .*), to /);
    const over = table.told(/ ends the turn/);
    for (let count = 0; count < longest && (await over.count()) === 0; count++) {
      await table.asked();
      const walk = (await walked.count()) === 0 ? (await table.walks()).at(-1) : undefined;
      if (walk === undefined) await table.goOnSomehow();
      else await table.give([walk]);
    }
    expect(await walked.count()).toBeGreaterThan(0);
    expect(await over.count()).toBeGreaterThan(0);
  });

  test('an item is put on by keys, and nothing serious keeps anybody from the workbench', async () => {
    const guest = await visitor({ settings: { theme: 'system' } });
    const { page } = await atMoment(stage, [guest, await visitor()], moments.workbench());
    const table = new AtHallsByKeys(page);
    await table.bench.waitFor();
    expect(await barriersByDayAndNight(page)).toEqual([]);
    const decision = await table.decision();
    const item = await putOn(table);
    const worn = table.bench.locator('.ma-bench-worn');
    await worn.locator(`[data-item="${item}"]`).waitFor();
    await table.touch(table.confirm);
    await expect.poll(() => table.decision()).not.toBe(decision);
    await table
      .told(/ rearranges the inventory/)
      .last()
      .waitFor();
  });
});

/** Takes one item of the bag after the other in hand until one finds a place, puts it there, and says which. */
async function putOn(table: AtHallsByKeys): Promise<string> {
  const place = table.bench.locator('.ma-place[data-option]').first();
  const items = await table.bench
    .locator('.ma-bench-bag [data-item]:enabled')
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-item') ?? []));
  for (const item of items) {
    await table.touch(table.bench.locator(`[data-item="${item}"]`));
    if (await place.isVisible()) {
      await table.touch(place);
      return item;
    }
  }
  return expect.fail('nothing can be put on');
}
