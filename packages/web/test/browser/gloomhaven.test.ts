import type { Language } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../text/load-messages.ts';
import { AtDungeon, gloomhaven } from './at-dungeon.ts';
import { shortestLook } from './at-table.ts';
import { barriersByDayAndNight } from './axe.ts';
import { atMoment, moments } from './dungeon-moments.ts';
import { expectConfirmInSight, expectHandy } from './handy.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

describe('somebody alone in the Black Barrow', () => {
  const stage = useBrowser();
  const { visitor, journey, picture } = stage;

  test('gets ready, plays cards, walks, takes a choice back, and comes back after a reload', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const { page } = guest;
    const table = await downIntoTheDark(guest, 'en');
    await table.touch(table.things.first()); // the Brute stands first
    await table.touch(table.things.first());
    await table.pick(0);
    await table.pick(10);
    await table.touch(table.hexes.first());

    await table.isAsked('Choose the leading card');
    await picture(page, 'gloomhaven-cards');
    await table.chooseCards();

    await table.ownTurn();
    await picture(page, 'gloomhaven-turn');
    const turn = await table.seen();
    await table.touch(table.basics.last());
    await table.hexes.first().waitFor();
    await table.undo.click();
    await expect.poll(() => table.seen()).toBe(turn);
    await table.touch(table.basics.last());
    await picture(page, 'gloomhaven-move');
    await table.touch(table.hexes.last());
    await table.told(/The Brute moves to hex/).waitFor();

    const before = await table.seen();
    await page.reload();
    await table.question.waitFor();
    await expect.poll(() => table.seen()).toBe(before);
  });

  test('loses a card rather than suffer, when a blow comes', async () => {
    const table = await atMoment(stage, await visitor(), moments.blow());
    await table.touch(table.options.filter({ hasText: 'Lose a card from your hand' }));
    await table.touch(table.things.first());
    await table
      .told(/negates/)
      .first()
      .waitFor();
  });

  test('plays with a thumb, in Italian, and nothing is cut off or too small', async () => {
    const guest = await visitor({ size: 'phone', settings: { language: 'it', bot: 'random' } });
    const { page } = guest;
    const table = await downIntoTheDark(guest, 'it');
    await table.isAsked('Scegli la tua classe.');
    const magnifiers = table.choice.locator('.gh-magnifier');
    await table.playUntil(async () => {
      await expectHandy(table);
      return (await magnifiers.count()) > 0;
    });
    await magnifiers.first().tap();
    await table.board.locator('dialog .gh-one-card').waitFor();
    await page.keyboard.press('Escape');
    await table.playUntil(async () => {
      await expectHandy(table);
      return (await table.halves.count()) > 0;
    });
    await picture(page, 'gloomhaven-phone');
    expect(await table.half('top').first().getAttribute('aria-label')).toMatch(/azione superiore/i);
    await table.touch(table.basics.last());
    await expectHandy(table);
    const before = await table.seen();
    await page.waitForTimeout(shortestLook);
    await table.hexes.last().tap();
    await table.board.locator('.gh-way').waitFor();
    const aimed = await table.seen();
    expect(aimed).not.toBe(before);
    await table.hexes.last().tap();
    await expect.poll(() => table.seen()).not.toBe(aimed);
    await expect.poll(() => table.board.locator('.gh-way').count()).toBe(0);
  });

  test('confirms with a thumb on a small phone: the button is never under the toolbar', async () => {
    const guest = await visitor({
      size: 'smallPhone',
      settings: { language: 'it', bot: 'random', careful: true },
    });
    const table = await downIntoTheDark(guest, 'it');
    await table.playUntil(async () => {
      await expectConfirmInSight(table);
      return (await table.question.innerText()).endsWith('oppure un riposo lungo.');
    });
    await picture(guest.page, 'gloomhaven-small-phone');
  });

  test('is kept out by nothing serious, by day or by night', async () => {
    const guest = await visitor({ settings: { theme: 'system' } });
    const { page } = guest;
    const travel = await journey([guest], moments.turn());
    await travel.look();
    const table = new AtDungeon(page);
    await table.isAsked('Choose your class.');
    expect(await barriersByDayAndNight(page), 'the classes').toEqual([]);
    await travel.goOn(({ question }) => question === 'leading-card');
    await table.isAsked('Choose the leading card');
    const barriers = [...(await barriersByDayAndNight(page))];
    await travel.goOn();
    await table.halves.first().waitFor();
    barriers.push(...(await barriersByDayAndNight(page)));
    await table.touch(table.basics.last());
    barriers.push(...(await barriersByDayAndNight(page)));
    expect(barriers).toEqual([]);
  });
});

/** Starts a game from the home page, with one bot for company. */
async function downIntoTheDark({ page }: Visitor, language: Language): Promise<AtDungeon> {
  const text = await loadMessages(language);
  await page.goto('/');
  const game = page.locator(`[data-game="${gloomhaven}"]`);
  await game.getByRole('button', { name: text.home.playNow }).click();
  const table = new AtDungeon(page, text);
  await table.asked();
  return table;
}
