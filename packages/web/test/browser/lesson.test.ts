import { content } from '@tavolo/wow-adventure';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { board } from '../../games/gauntlet-of-fools/text/en/board.ts';
import { lesson as tips } from '../../games/wow-adventure/text/en/lesson.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { game } from './people.ts';
import { useBrowser } from './use-browser.ts';

const { home, learn } = messages;

/** What comes up in the first turns, whatever is drawn and rolled. */
const aTurn = ['character', 'start', 'movement', 'challenge', 'fight', 'cards', 'dice'] as const;

/** Whether a walk ends in a city, where nobody is challenged. */
const isCity = (walk: string): boolean =>
  [...content.board.spaces.values()].some(({ id, kind }) => kind === 'city' && walk === `walk:${id}`);

describe('the guided first game', () => {
  const { visitor, picture } = useBrowser();

  test('explains things as they happen, up to the end', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await page.getByRole('link', { name: home.learn }).first().click();
    const gotIt = page.getByRole('button', { name: learn.gotIt });
    await gotIt.waitFor();
    await picture(page, 'lesson-first-tip');
    const table = new AtTable(page);
    let tips = 0;
    const listen = async () => {
      while (await gotIt.isVisible()) {
        await gotIt.click();
        tips += 1;
        // The next tip, if there is one, stands there at once.
        await page.waitForTimeout(100);
      }
    };
    const reckoning = page.getByRole('region', { name: board.ranking });
    await expect
      .poll(
        async () => {
          await listen();
          if (await table.question.isVisible()) await table.goOn('last');
          return (await reckoning.isVisible()) && !(await gotIt.isVisible());
        },
        { timeout: 150_000 },
      )
      .toBe(true);
    expect(tips).toBeGreaterThan(5);
    await page.getByRole('link', { name: learn.ready }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathTo.newTable(game));
  });

  test('goes on where it was after a reload, until it is begun again', async () => {
    const { page } = await visitor();
    await page.goto(pathTo.learn(game));
    const gotIt = page.getByRole('button', { name: learn.gotIt });
    await gotIt.click();
    const table = new AtTable(page);
    await table.goOn('last');
    await gotIt.waitFor();
    const asked = await table.question.innerText();
    await page.reload();
    await expect.poll(() => table.question.innerText()).toBe(asked);
    await page.getByRole('button', { name: learn.again }).click();
    await expect.poll(() => table.question.innerText()).not.toBe(asked);
  });

  test('explains a turn on the map of the Eastern Kingdoms as it is played', async () => {
    const { page } = await visitor();
    await page.goto(pathTo.learn('wow-adventure'));
    const says = page.locator('.coach-says');
    const table = new AtTable(page);
    const told: string[] = [];
    /** Somebody who plays the warrior, walks out of the city and otherwise takes what comes first. */
    const answer = async () => {
      const options = await page
        .locator('[data-option]')
        .evaluateAll((lit) => lit.map((one) => one.getAttribute('data-option') ?? ''));
      const hero = options.find((option) => option === 'grumbaz');
      const walk = options.find((option) => option.startsWith('walk:') && !isCity(option));
      const picked = hero ?? walk ?? options[0];
      // It may have been answered meanwhile.
      if (picked !== undefined) await table.give([picked]);
    };
    // The coach comes with its words, which a slow machine loads after the table.
    await says.waitFor();
    await expect
      .poll(
        async () => {
          if (await says.isVisible()) {
            told.push(await says.getByRole('heading').innerText());
            if (told.length === 8) await picture(page, 'wow-adventure-lesson');
            await says.getByRole('button', { name: learn.gotIt }).click();
          } else if ((await table.decision()) !== '') await answer();
          return told;
        },
        { timeout: 120_000, interval: 100 },
      )
      .toEqual(expect.arrayContaining(aTurn.map((id) => tips[id].title)));
    expect(told.slice(0, 3)).toEqual([tips.character.title, tips.start.title, tips.movement.title]);
    expect(new Set(told).size).toBe(told.length);
  });

  test('can be left at any point', async () => {
    const { page } = await visitor();
    await page.goto(pathTo.learn(game));
    await page.getByRole('button', { name: learn.gotIt }).click();
    await page.getByRole('link', { name: learn.leave }).click();
    await page.getByRole('button', { name: home.playNow }).first().waitFor();
  });
});
