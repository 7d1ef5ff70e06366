import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../text/load-messages.ts';
import { AtHalls } from './at-halls.ts';
import { barriersByDayAndNight } from './axe.ts';
import { atMoment, moments } from './halls-moments.ts';
import { expectHandy } from './handy.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

/** Settings that follow the device, to be looked at by day and by night. */
const byDayAndNight = { theme: 'system' } as const;

/** Nobody is asked more before the end of a first turn. */
const longest = 40;

describe('somebody in the halls', () => {
  const stage = useBrowser();
  const { visitor, picture } = stage;

  test('sees whom a monster goes for, by which way and at what odds, and takes a walk back', async () => {
    const { page, table } = await at('hunted');
    await table.board.locator('.ma-waiting-face').first().click();
    const said = page.locator('.ma-intended');
    await said.getByText(/^Goes for .* steps? away$/).waitFor();
    await picture(page, 'halls-hunted');
    expect(await barriersByDayAndNight(page)).toEqual([]);
    await said.locator('.ma-intended-name').click();
    await page.getByRole('dialog').waitFor();
    expect(await barriersByDayAndNight(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const walked = table.told(/ (?:walks \d+ spaces|steps .*), to /);
    const [before, walks] = [await table.asked(), await walked.count()];
    const walk = (await table.walks()).at(-1) ?? expect.fail('there is no way to walk');
    await table.give([walk]);
    await expect.poll(() => walked.count()).toBe(walks + 1);
    await table.undo.click();
    await expect.poll(() => walked.count()).toBe(walks);
    await table.isAsked(before);
    await table.give([walk]);
    await expect.poll(() => walked.count()).toBe(walks + 1);
  });

  test('comes back in mid-attack to the dice that lie there, and what essence makes of them is what happens', async () => {
    const { page, table } = await at('raise');
    const { dice } = table;
    const [question, decision, seen] = [await table.asked(), await table.decision(), await dice.innerText()];
    await picture(page, 'halls-dice');
    expect(await barriersByDayAndNight(page)).toEqual([]);

    await page.reload();
    await table.isAsked(question);
    expect(await table.decision()).toBe(decision);
    expect(await dice.innerText()).toBe(seen);

    const { parts, total, targets } = await table.attack();
    expect(parts).toBe(total);
    const most = String(Math.max(...(await table.offered()).map(Number)));
    await table.give([most]);
    const sum = total + Number(most);
    for (const { name, defence } of targets) {
      const said = `${sum} against ${defence} ${sum < defence ? 'misses' : 'hits'} .*${name}`;
      await table.told(new RegExp(said, 'i')).last().waitFor();
    }
    expect(targets).not.toEqual([]);
  });

  test('reads how it ended', async () => {
    const { page, table } = await at('end');
    await table.rematch.waitFor();
    await picture(page, 'halls-end');
    expect(await barriersByDayAndNight(page)).toEqual([]);
  });

  test('plays a turn with a thumb, in Italian, and nothing is cut off or too small', async () => {
    const guest = await visitor({ size: 'phone', settings: { language: 'it', bot: 'random' } });
    const text = await loadMessages('it');
    await guest.page.goto('/');
    const game = guest.page.locator('[data-game="machina-arcana"]');
    await game.getByRole('button', { name: text.home.playNow }).click();
    const table = new AtHalls(guest.page, text);
    await table.asked();
    await expectHandy(table);
    await picture(guest.page, 'halls-phone-explorers');
    await table.give([(await table.lit.first().getAttribute('data-option')) ?? '']);
    let given = '';
    for (let count = 0; count < longest && given !== 'end'; count++) {
      await table.asked();
      await expectHandy(table);
      const walk = given.startsWith('move:') ? undefined : (await table.walks())[0];
      if (walk !== undefined) await table.give([walk]);
      given = walk ?? (await table.goOnSomehow());
    }
    expect(given).toBe('end');
    await table.askedOrOver();
    await expectHandy(table);
    await picture(guest.page, 'halls-phone-turn');
  });

  /** Somebody at a moment, by day and by night, with a companion. */
  async function at(moment: keyof typeof moments): Promise<{ page: Visitor['page']; table: AtHalls }> {
    const guest = await visitor({ settings: byDayAndNight });
    const table = await atMoment(stage, [guest, await visitor()], moments[moment]());
    return { page: guest.page, table };
  }
});
