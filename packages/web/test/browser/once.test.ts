import { describe, expect, test } from 'vitest';
import { AtTable } from './at-table.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

const answersSaidBy = ({ said }: Visitor): number =>
  said.filter((frame) => frame.includes('"is":"answer"')).length;

describe('an answer', () => {
  const { visitor } = useBrowser();

  test('counts once, however often it is touched', async () => {
    const guest = await visitor();
    const table = await playNow(guest);
    const question = await table.asked();
    await guest.page.waitForTimeout(300);
    await table.options.first().dblclick();
    await expect.poll(() => table.question.innerText()).not.toBe(question);
    expect(answersSaidBy(guest)).toBe(1);
  });

  test('given in one tab is shown in the other', async () => {
    const guest = await visitor();
    const table = await playNow(guest);
    const other = new AtTable(await guest.context.newPage());
    await other.page.goto(guest.page.url());
    const question = await other.asked();
    expect(question).toBe(await table.asked());
    await table.goOn();
    await expect.poll(() => table.question.innerText()).not.toBe(question);
    await other.isAsked(await table.asked());
    const decision = await table.decision();
    await other.goOn('last');
    await expect.poll(() => table.decision()).not.toBe(decision);
  });
});
