import { box, textsIn } from '@tavolo/gloomhaven';
import { describe, expect, test } from 'vitest';
import { faceTexts } from '../../games/gloomhaven/text/face-texts.ts';
import { messages } from '../../text/en/messages.ts';
import { AtDungeon, gloomhaven } from './at-dungeon.ts';
import { sitDown } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

describe('two friends with two characters each', () => {
  const { visitor, picture } = useBrowser();

  test('choose in secret and at once, play a round to its end, and are told the same', async () => {
    const anna = await visitor();
    const bruno = await visitor();
    const invite = await setTable(anna, 'Anna');
    await sitDown(bruno, invite, 'Bruno');
    await anna.page.getByRole('button', { name: messages.gathering.start, exact: true }).click();
    const tables = [new AtDungeon(anna.page), new AtDungeon(bruno.page)] as const;
    const [first, second] = tables;
    await getReady(tables);

    // Both are asked at once, and one has chosen before the other has.
    for (const table of tables) await table.confirm.waitFor();
    const names = (await first.board.locator('.gh-fan .gh-card h3').allTextContents()).slice(-2);
    const heardBefore = bruno.heard.length;
    await first.pick(2);
    await second
      .told(/has decided/)
      .or(second.confirm)
      .first()
      .waitFor();
    await picture(second.page, 'gloomhaven-secret');
    const heard = bruno.heard.slice(heardBefore).join('\n');
    for (const name of names) {
      expect(await second.page.getByText(name, { exact: true }).count(), `${name} is shown`).toBe(0);
      expect(heard).not.toContain(`"${cardNamed(name)}"`);
    }

    const shown = second.told(new RegExp(`reveals .*“${names[0]}”`));
    let wasShown = false;
    const isOver = async () => (await first.told(/^Round 1 ends/).count()) > 0;
    for (let count = 0; !(await isOver()); count++) {
      if (count > 150) expect.fail('the round does not end');
      for (const table of tables) await table.answerNow();
      wasShown ||= (await shown.count()) > 0;
    }
    expect(wasShown, `${names[0]} was revealed to the other`).toBe(true);
    await second.told(/^Round 1 ends/).waitFor();
    await picture(first.page, 'gloomhaven-round-over');
    const told = await roundTold(second);
    expect(told.length).toBeGreaterThan(10);
    await expect.poll(() => roundTold(first)).toEqual(told);
  });
});

/** Sets a table for two friends who lead four characters. */
async function setTable({ page }: Visitor, name: string): Promise<string> {
  const { setup, gathering } = messages;
  await page.goto(`/new/${gloomhaven}?with=friends`);
  await page.getByLabel(setup.yourName).fill(name);
  await page.getByText(setup.options, { exact: true }).click();
  const characters = page.getByRole('group', { name: faceTexts.en.options.characters.title, exact: true });
  await characters.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: setup.open }).click();
  return page.getByLabel(gathering.link).inputValue();
}

/** Chooses whatever is to be chosen until both pick their cards for the first round. */
async function getReady(tables: readonly [AtDungeon, AtDungeon]): Promise<void> {
  const isReady = async ({ board }: AtDungeon) => (await board.locator('.gh-fan').count()) > 0;
  for (let count = 0; count < 60; count++) {
    const areReady = await Promise.all(tables.map(isReady));
    if (areReady.every((one) => one)) return;
    for (const [n, table] of tables.entries()) if (areReady[n] === false) await table.answerNow();
  }
  expect.fail('somebody never gets ready');
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
