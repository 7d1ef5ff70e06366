import { textsIn } from '@tavolo/gloomhaven/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { AtDungeon } from './at-dungeon.ts';
import { moments } from './dungeon-moments.ts';
import { setDungeon } from './dungeon-table.ts';
import type { Journey } from './journey.ts';
import { sitDown } from './people.ts';
import { type Stage, useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';
import { firstSeat } from './way.ts';

describe('two friends with two characters each', () => {
  const stage = useBrowser();
  const { visitor, picture } = stage;

  test('sit down by a link, and lead as many characters as were chosen', async () => {
    const [anna, bruno] = [await visitor(), await visitor()];
    await sitDown(bruno, await setDungeon(anna, 'Anna'), 'Bruno');
    await anna.page.getByRole('button', { name: messages.gathering.start, exact: true }).click();
    const [first, second] = [new AtDungeon(anna.page), new AtDungeon(bruno.page)];
    for (const table of [first, second, first, second]) {
      await table.isAsked('Choose your class.');
      await table.touch(table.things.first());
    }
    await expect.poll(() => first.board.locator('.gh-member').count()).toBe(4);
  });

  test('choose in secret and at once, play a round to its end, and are told the same', async () => {
    const bruno = await visitor();
    const { travel, first, second } = await chooseAtOnce(stage, await visitor(), bruno);

    // One has chosen before the other has.
    const heardBefore = bruno.heard.length;
    expect(await second.told(/has decided/).count()).toBe(0);
    const cards = [travel.take(firstSeat), travel.take(firstSeat)].flatMap(({ picked }) => picked);
    for (const card of cards) await first.give([card]);
    await second.told(/has decided/).waitFor();
    await picture(second.page, 'gloomhaven-secret');
    for (const card of cards)
      expect(await second.page.getByText(nameOf(card), { exact: true }).count(), `${card} is shown`).toBe(0);

    await travel.goOn(({ question }) => question === 'next');
    await second.told(new RegExp(`reveals .*“${nameOf(cards[0] ?? '')}”`)).waitFor();
    const heard = bruno.heard.slice(heardBefore);
    const secret = heard.slice(0, heard.findIndex(isReveal)).join('\n');
    expect(secret).toContain('"is":"picked"');
    for (const card of cards) {
      expect(heard.find(isReveal), `${card} is revealed`).toContain(`"${card}"`);
      expect(secret, `${card} is a secret before`).not.toContain(`"${card}"`);
    }

    await travel.goOn();
    await second.told(/^Round 1 ends/).waitFor();
    await picture(first.page, 'gloomhaven-round-over');
    const told = await roundTold(second);
    expect(told.length).toBeGreaterThan(10);
    await expect.poll(() => roundTold(first)).toEqual(told);
  });

  test('keep their place among the cards while the other decides', async () => {
    const bruno = await visitor({ settings: { speed: 'fast' } });
    const { travel, second } = await chooseAtOnce(stage, await visitor(), bruno);
    const { page } = second;
    await second.things.last().focus();
    const card = await focusedName(page);
    expect(card).not.toBeNull();
    const decision = await second.decision();
    for (let count = 0; count < 2; count++) await travel.give(travel.take(firstSeat));
    await second.told(/has decided/).waitFor();
    await expect.poll(() => focusedName(page)).toBe(card);
    await page.keyboard.press('Enter');
    await expect.poll(() => second.decision()).not.toBe(decision);
  });
});

/** Two friends who see the table, and are both asked for their cards of the first round. */
async function chooseAtOnce(
  { journey }: Stage,
  anna: Visitor,
  bruno: Visitor,
): Promise<{ readonly travel: Journey; readonly first: AtDungeon; readonly second: AtDungeon }> {
  const travel = await journey([anna, bruno], moments.secondRound());
  await travel.goOn(({ question }) => question === 'leading-card');
  await travel.look();
  const [first, second] = [new AtDungeon(anna.page), new AtDungeon(bruno.page)];
  for (const table of [first, second]) await table.things.first().waitFor();
  return { travel, first, second };
}

/** Whether with these news the cards of a round are laid open. */
const isReveal = (news: string): boolean => news.includes('"is":"initiative"');

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** The last lines of the log up to the end of the round: what is older may not be shown. */
async function roundTold(table: AtDungeon): Promise<readonly string[]> {
  const lines = await table.lines();
  const ends = lines.findIndex((line) => line.startsWith('Round 1 ends'));
  return lines.slice(Math.max(0, ends - 24), ends + 1);
}

const nameOf = (card: string): string => textsIn('en').name(card, 'card');
