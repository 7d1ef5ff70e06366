import { describe, expect, test } from 'vitest';
import { boardTexts } from '../../games/gloomhaven/text/board-texts.ts';
import { messages } from '../../text/en/messages.ts';
import { AtDungeon, gloomhaven } from './at-dungeon.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

const { en } = boardTexts;

describe('somebody who looks at the map of a dungeon', () => {
  const { visitor, picture } = useBrowser();

  test('sees what an attack is expected to do, by pointing and by name', async () => {
    const table = await intoTheDungeon(await visitor({ settings: { bot: 'random' } }));
    const target = table.figures.and(table.page.locator('.is-of-monsters')).first();
    const shown = table.board.locator('.gh-expected').filter({ visible: true });
    await table.playUntil(async () => (await target.count()) > 0);
    expect(await target.getAttribute('aria-label')).toMatch(
      /Attack \d+.* before the modifier card.*hit points/,
    );
    expect(await shown.count()).toBe(0);
    await target.hover();
    await shown.waitFor();
    await picture(table.page, 'gloomhaven-expected');
  });

  test('still learns after a reload why a monster did what it did', async () => {
    const table = await intoTheDungeon(await visitor({ settings: { bot: 'random' } }));
    const { page } = table;
    const acted = page.locator('.gh-on-map.is-monster.has-acted .gh-figure:not(.is-lit)');
    await table.playUntil(async () => (await acted.count()) > 0);
    const why = page.locator('.gh-why');
    await acted.first().click();
    await why.getByRole('heading', { name: en.whyTitles.past }).waitFor();
    const before = await why.innerText();
    await page.reload();
    await table.question.waitFor();
    await acted.first().click();
    await expect.poll(() => why.innerText()).toBe(before);
  });

  test('has the hexes named on the map, by a button or a key, and again after a reload', async () => {
    const table = await intoTheDungeon(await visitor({ settings: { bot: 'random' } }));
    const { page, board } = table;
    await table.playUntil(async () => (await table.halves.count()) > 0);
    const names = board.locator('.gh-hex-names text');
    expect(await names.count()).toBe(0);
    await board.getByRole('button', { name: en.hexNames }).click();
    expect(await names.allTextContents()).toContain('0,0');
    await page.reload();
    await names.first().waitFor();
    await board.locator('.gh-drawing').focus();
    await page.keyboard.press('n');
    await expect.poll(() => names.count()).toBe(0);
  });

  test('sees the end of the order fade only where there is more of it', async () => {
    const table = await intoTheDungeon(await visitor({ settings: { bot: 'random' } }));
    await table.playUntil(async () => (await table.halves.count()) > 0);
    const fadingAt = async (width: number) => {
      await table.page.setViewportSize({ width, height: 800 });
      return table.board.locator('.gh-track').evaluate((track) => ({
        isFaded: getComputedStyle(track).getPropertyValue('--gh-end') !== '1',
        isLonger: track.scrollWidth > track.clientWidth,
      }));
    };
    expect(await fadingAt(1280)).toEqual({ isFaded: false, isLonger: false });
    await expect.poll(() => fadingAt(240)).toEqual({ isFaded: true, isLonger: true });
  });
});

/** Starts a game from the home page, with one bot for company. */
async function intoTheDungeon({ page }: Visitor): Promise<AtDungeon> {
  await page.goto('/');
  const game = page.locator(`[data-game="${gloomhaven}"]`);
  await game.getByRole('button', { name: messages.home.playNow }).click();
  const table = new AtDungeon(page, messages);
  await table.asked();
  return table;
}
