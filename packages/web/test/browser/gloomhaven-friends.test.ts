import { box, textsIn } from '@tavolo/gloomhaven';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { AtDungeon } from './at-dungeon.ts';
import { setDungeon } from './dungeon-table.ts';
import { sitDown } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

/** How long it takes at most to get ready, or to play a round, in milliseconds. */
const longest = 120_000;

describe('two friends with two characters each', () => {
  const { visitor, picture } = useBrowser();

  test('choose in secret and at once, play a round to its end, and are told the same', async () => {
    const bruno = await visitor();
    const tables = await chooseAtOnce(await visitor(), bruno);
    const [first, second] = tables;

    // One has chosen before the other has.
    const names = (await first.board.locator('.gh-fan .gh-card h3').allTextContents()).slice(-2);
    const heardBefore = bruno.heard.length;
    expect(await second.told(/has decided/).count()).toBe(0);
    await first.chooseCards();
    await second.told(/has decided/).waitFor();
    await picture(second.page, 'gloomhaven-secret');
    for (const name of names)
      expect(await second.page.getByText(name, { exact: true }).count(), `${name} is shown`).toBe(0);

    const shown = second.told(new RegExp(`reveals .*“${names[0]}”`));
    let wasShown = false;
    const isOver = async () => {
      wasShown ||= (await shown.count()) > 0;
      if ((await first.told(/^Round 1 ends/).count()) > 0) return true;
      for (const table of tables) await table.answerNow();
      return false;
    };
    await expect.poll(isOver, { timeout: longest }).toBe(true);
    expect(wasShown, `${names[0]} was revealed to the other`).toBe(true);
    const heard = bruno.heard.slice(heardBefore);
    const secret = heard.slice(0, heard.findIndex(isReveal)).join('\n');
    expect(secret).toContain('"is":"picked"');
    for (const name of names) {
      expect(heard.find(isReveal), `${name} is revealed`).toContain(`"${cardNamed(name)}"`);
      expect(secret, `${name} is a secret before`).not.toContain(`"${cardNamed(name)}"`);
    }
    await second.told(/^Round 1 ends/).waitFor();
    await picture(first.page, 'gloomhaven-round-over');
    const told = await roundTold(second);
    expect(told.length).toBeGreaterThan(10);
    await expect.poll(() => roundTold(first)).toEqual(told);
  });

  test('keep their place among the cards while the other decides', async () => {
    const [first, second] = await chooseAtOnce(
      await visitor(),
      await visitor({ settings: { speed: 'fast' } }),
    );
    const { page } = second;
    await second.things.last().focus();
    const card = await focusedName(page);
    expect(card).not.toBeNull();
    const decision = await second.decision();
    await first.chooseCards();
    await second.told(/has decided/).waitFor();
    await expect.poll(() => focusedName(page)).toBe(card);
    await page.keyboard.press('Enter');
    await expect.poll(() => second.decision()).not.toBe(decision);
  });
});

/** Two friends at a table, who are both asked for their cards of the first round. */
async function chooseAtOnce(anna: Visitor, bruno: Visitor): Promise<readonly [AtDungeon, AtDungeon]> {
  const invite = await setDungeon(anna, 'Anna');
  await sitDown(bruno, invite, 'Bruno');
  await anna.page.getByRole('button', { name: messages.gathering.start, exact: true }).click();
  const tables = [new AtDungeon(anna.page), new AtDungeon(bruno.page)] as const;
  await getReady(tables);
  for (const table of tables) await table.things.first().waitFor();
  return tables;
}

/** Whether with these news the cards of a round are laid open. */
const isReveal = (news: string): boolean => news.includes('"is":"initiative"');

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** Chooses whatever is to be chosen until both pick their cards for the first round. */
async function getReady(tables: readonly [AtDungeon, AtDungeon]): Promise<void> {
  const isReady = async ({ board }: AtDungeon) => (await board.locator('.gh-fan').count()) > 0;
  const areReady = async () => {
    // A question waits until it is answered: what is asked before there are cards is not about them.
    for (const table of tables)
      if ((await table.question.isVisible()) && !(await isReady(table))) await table.answerNow();
    return (await Promise.all(tables.map(isReady))).every((one) => one);
  };
  await expect.poll(areReady, { timeout: longest }).toBe(true);
}

/** The last lines of the log up to the end of the round: what is older may not be shown. */
async function roundTold(table: AtDungeon): Promise<readonly string[]> {
  const lines = await table.lines();
  const ends = lines.findIndex((line) => line.startsWith('Round 1 ends'));
  return lines.slice(Math.max(0, ends - 24), ends + 1);
}

const { name: nameOf } = textsIn('en');

function cardNamed(name: string): string {
  const card = [...box.cards.keys()].find((id) => nameOf(id, 'card') === name);
  return card ?? expect.fail(`there is no card ${name}`);
}
