import { describe, expect, test } from 'vitest';
import { board } from '../../games/gloomhaven/text/en/board.ts';
import { AtDungeon } from './at-dungeon.ts';
import { atMoment, moments } from './dungeon-moments.ts';
import { useBrowser } from './use-browser.ts';

const en = board;

describe('somebody who looks at the map of a dungeon', () => {
  const stage = useBrowser();
  const { visitor, journey, picture } = stage;

  test('sees what an attack is expected to do, by pointing and by name, and strikes', async () => {
    const table = await atMoment(stage, await visitor(), moments.attack());
    const target = table.figures.and(table.page.locator('.is-of-monsters')).first();
    const shown = table.board.locator('.gh-expected').filter({ visible: true });
    await target.waitFor();
    expect(await target.getAttribute('aria-label')).toMatch(
      /Attack \d+.* before the modifier card.*hit points/,
    );
    expect(await shown.count()).toBe(0);
    await target.hover();
    await shown.waitFor();
    await picture(table.page, 'gloomhaven-expected');
    const attacks = await table.told(/ attacks /).count();
    await table.touch(target);
    await expect.poll(() => table.told(/ attacks /).count()).toBe(attacks + 1);
  });

  test('still learns after a reload why a monster did what it did', async () => {
    const guest = await visitor();
    const { page } = guest;
    const travel = await journey([guest], moments.turnAfterMonster());
    await travel.look();
    const table = new AtDungeon(page);
    await table.asked();
    // Whoever saw it happen remembers why.
    await travel.goOn();
    const acted = page.locator('.gh-on-map.is-monster.has-acted .gh-figure:not(.is-lit)');
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
    const table = await atMoment(stage, await visitor(), moments.turn());
    const { page, board } = table;
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
    const table = await atMoment(stage, await visitor(), moments.turn());
    const fadingAt = async (width: number) => {
      await table.page.setViewportSize({ width, height: 800 });
      return table.board.locator('.gh-track').evaluate((track) => ({
        isFaded: getComputedStyle(track).getPropertyValue('--gh-end') !== '1',
        isLonger: track.scrollWidth > track.clientWidth,
      }));
    };
    await expect.poll(() => fadingAt(1280)).toEqual({ isFaded: false, isLonger: false });
    await expect.poll(() => fadingAt(240)).toEqual({ isFaded: true, isLonger: true });
  });
});
