import { expect } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import type { Visitor } from './visitor.ts';

export const game = 'gauntlet-of-fools';

/** The links that a table gives away. */
export type Links = { readonly invite: string; readonly watch: string };

/** Sets a table for two from the home page, under a name, and gives its links as they are shown. */
export async function setTable({ page }: Visitor, name: string): Promise<Links> {
  const { home, setup, gathering, common } = messages;
  await page.goto('/');
  await page.getByRole('link', { name: home.withFriends }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel(setup.yourName).fill(name);
  await page.getByRole('button', { name: setup.open }).click();
  const invite = await page.getByLabel(gathering.link).inputValue();
  await page.getByRole('button', { name: common.copy, exact: true }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invite);
  await page.getByText(gathering.watchLink).first().click();
  return { invite, watch: await page.getByRole('textbox', { name: gathering.watchLink }).inputValue() };
}

/** Comes by an invitation, says what they are called, and sits down. */
export async function sitDown({ page }: Visitor, invite: string, name: string): Promise<AtTable> {
  const { gathering } = messages;
  await page.goto(invite);
  await page.getByRole('heading', { name: gathering.askName }).waitFor();
  await page.getByLabel(gathering.nameHere).fill(name);
  await page.getByRole('button', { name: gathering.enter }).click();
  await page.getByRole('button', { name: gathering.getUp }).waitFor();
  return new AtTable(page);
}

/** Seats somebody else before the same screen. */
export async function sitAlso({ page }: Visitor, name: string): Promise<void> {
  const { gathering } = messages;
  await page.getByRole('button', { name: gathering.sitAlso }).first().click();
  await page.getByRole('textbox', { name: gathering.nameHere }).fill(name);
  await page.getByRole('button', { name: gathering.sit, exact: true }).click();
  await page.getByText(name, { exact: true }).first().waitFor();
}

/** Two people at a table whose match has begun. */
export async function twoAtTable(
  one: Visitor,
  other: Visitor,
): Promise<Links & { readonly seats: readonly [AtTable, AtTable] }> {
  const links = await setTable(one, 'Anna');
  const second = await sitDown(other, links.invite, 'Bruno');
  await one.page.getByRole('button', { name: messages.gathering.start, exact: true }).click();
  return { ...links, seats: [new AtTable(one.page), second] };
}

/** Goes to a table against bots, started by one touch. */
export async function playNow({ page }: Visitor): Promise<AtTable> {
  await page.goto(pathTo.home);
  await page.getByRole('button', { name: messages.home.playNow }).first().click();
  const table = new AtTable(page);
  await table.asked();
  return table;
}

/** Whoever of these is asked something, as soon as one is; `null`: the game is over. */
export async function nextAsked(tables: readonly AtTable[]): Promise<AtTable | null> {
  const found: (AtTable | null)[] = [];
  const look = async () => {
    for (const table of tables) {
      if (await table.question.isVisible()) found.push(table);
      else if (await table.isOver()) found.push(null);
    }
    return found.length;
  };
  await expect.poll(look, { message: 'somebody is asked' }).toBeGreaterThan(0);
  return found[0] ?? null;
}

/** Whoever of these is asked something while the game goes on. */
export const whoIsAsked = async (tables: readonly AtTable[]): Promise<AtTable> =>
  (await nextAsked(tables)) ?? expect.fail('nobody is asked: the game is over');

/** Answers for all until somebody is asked and it is so. Where chance ended the game before, they play again. */
async function playUntil(
  tables: readonly AtTable[],
  isSo: (asked: AtTable) => boolean | Promise<boolean>,
): Promise<void> {
  for (;;) {
    const asked = await nextAsked(tables);
    if (asked === null) await playAgain(tables);
    else if (await isSo(asked)) return;
    else await goOnPeacefully(asked);
  }
}

/** Begins the next game: whoever wants it first opens it, and the others follow. */
async function playAgain(tables: readonly AtTable[]): Promise<void> {
  for (const { page, rematch, prompt, text } of tables) {
    const over = page.url();
    await rematch.or(prompt.getByRole('link', { name: text.table.toRematch })).click();
    await expect.poll(() => page.url()).not.toBe(over);
  }
}

/** Answers for the others until this one is asked. */
export const playUntilAsked = (wanted: AtTable, tables: readonly AtTable[]): Promise<void> =>
  playUntil(tables, (asked) => asked === wanted);

/** A player who takes nothing from Anna and Bruno is soon on the way. */
export const goOnPeacefully = (table: AtTable): Promise<string | null> =>
  table.goOn('last', table.options.filter({ hasNotText: /Anna|Bruno/ }));
