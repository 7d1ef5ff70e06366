import { describe, expect, test } from 'vitest';
import type { Language } from '../../text/language.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { AtDungeon, gloomhaven, shortestLook } from './at-dungeon.ts';
import { barriersByDayAndNight } from './axe.ts';
import { overflowOf, smallTargets } from './measures.ts';
import { useBrowser } from './use-browser.ts';
import { sizes, type Visitor } from './visitor.ts';

describe('somebody alone in the Black Barrow', () => {
  const { visitor, picture } = useBrowser();

  test('gets ready, plays cards, walks, strikes, takes a choice back, and comes back after a reload', async () => {
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
    await table.things.last().hover();
    await table.board.locator('.gh-held-up .gh-card').waitFor();
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

    await table.playUntil(async () => (await table.told(/The Brute attacks/).count()) > 0);
    await picture(page, 'gloomhaven-attack');
  });

  test('loses a card rather than suffer, when a blow comes', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const table = await downIntoTheDark(guest, 'en');
    const negate = table.options.filter({ hasText: 'Lose a card from your hand' });
    await table.playUntil(() => negate.isVisible());
    await table.touch(negate);
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
    const magnifiers = table.board.locator('.gh-fan .gh-magnifier');
    await table.playUntil(async () => {
      await isHandy(table);
      return (await magnifiers.count()) > 0;
    });
    await magnifiers.first().tap();
    await table.board.locator('dialog .gh-one-card').waitFor();
    await page.keyboard.press('Escape');
    await table.playUntil(async () => {
      await isHandy(table);
      return (await table.halves.count()) > 0;
    });
    await picture(page, 'gloomhaven-phone');
    expect(await table.half('top').first().getAttribute('aria-label')).toMatch(/azione superiore/i);
    await table.touch(table.basics.last());
    await isHandy(table);
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

  test('is kept out by nothing serious, by day or by night', async () => {
    const guest = await visitor({ settings: { bot: 'random', theme: 'system' } });
    const { page } = guest;
    const table = await downIntoTheDark(guest, 'en');
    expect(await barriersByDayAndNight(page), 'the classes').toEqual([]);
    await table.playUntil(async () => (await table.board.locator('.gh-fan').count()) > 0);
    const barriers = [...(await barriersByDayAndNight(page))];
    await table.ownTurn();
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

/** Whatever is asked now: the question is in sight, its answers are large enough, and nothing runs out of the page. */
async function isHandy({ page, question }: AtDungeon): Promise<void> {
  const says = await question.innerText();
  expect(await overflowOf(page), says).toBe(0);
  const box = await question.boundingBox();
  expect(box?.y, says).toBeGreaterThanOrEqual(0);
  expect(box === null ? 0 : box.y + box.height, says).toBeLessThanOrEqual(sizes.phone.height);
  expect(await smallTargets(page, 44, '#prompt'), says).toEqual([]);
  expect(await smallTargets(page, 24), says).toEqual([]);
}
