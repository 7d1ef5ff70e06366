import { box } from '@tavolo/gloomhaven/box';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { board } from '../../games/gloomhaven/text/en/board.ts';
import { messages } from '../../text/en/messages.ts';
import { AtDungeon, gloomhaven } from './at-dungeon.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

describe('somebody alone who sets up a game of Gloomhaven', () => {
  const { visitor } = useBrowser();

  test('finds it on the home page, reads a rule there, and sits down with a bot', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const { page } = guest;
    await toTheSetUp(guest);
    await page.getByRole('link', { name: 'level.5' }).click();
    const rules = page.getByRole('dialog', { name: messages.tools.rules });
    await rules.locator('[data-rule="gh/level.5"][data-open="true"]').waitFor();
    await rules.getByRole('button', { name: messages.common.close }).click();
    await page.getByRole('radio', { name: 'Barrow Lair' }).check();
    const table = await sitDown(guest);
    await table.board.getByRole('heading', { name: 'Barrow Lair' }).waitFor();
    await table.isAsked('Choose your class.');
  });

  test('looks through the cards of a class before choosing it', async () => {
    const guest = await visitor({ size: 'phone', settings: { bot: 'random' } });
    const { page } = guest;
    await toTheSetUp(guest);
    const table = await sitDown(guest);
    await page.getByRole('button', { name: board.cardsOfClass('Brute') }).click();
    const brute = page.getByRole('dialog', { name: 'Brute' });
    await brute.getByRole('heading', { name: 'Trample' }).waitFor();
    expect(await brute.locator('.gh-card').count()).toBe(13);
    await table.touch(brute.getByRole('button', { name: /^Play the Brute/ }));
    await table.board.locator('.gh-member[data-class="brute"]').waitFor();
  });

  test('sees nothing of a round before the first, and all hit points before a place is taken', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const { page } = guest;
    await toTheSetUp(guest);
    const table = await sitDown(guest);
    await table.touch(table.things.first()); // the Brute stands first
    await table.playUntil(async () => (await table.hexes.count()) > 0);
    expect(await table.board.locator('.gh-vital.is-hp').innerText()).toMatch(/^10\s*\/10$/);
    expect(await table.board.locator('.gh-ribbon-round').count()).toBe(0);
    const { label, worth } = board.purse;
    await page.getByRole('button', { name: label(0, 0) }).click();
    await page
      .getByRole('dialog', { name: label(0, 0) })
      .getByText(worth(2))
      .waitFor();
  });

  test('is told by the shop why something can’t be bought', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const { page } = guest;
    await toTheSetUp(guest);
    const { options } = await box.texts('en');
    const levels = page.getByRole('group', { name: options.characterLevel?.title ?? '' });
    await levels.getByRole('radio', { name: '3', exact: true }).check();
    const table = await sitDown(guest);
    await table.playUntil(async () => (await wares(table).count()) > 0);

    await take(table, 'boots-of-striding');
    expect(await reasonOf(table, 'Winged Shoes')).toBe('You already wear Boots of Striding on your legs');
    expect(await reasonOf(table, 'Empowering Talisman')).toBe('You need 5 more gold');
    expect(await reasonOf(table, 'Iron Helmet')).toBeNull();
    const legs = page.getByRole('list', { name: board.outfit }).getByText(board.places.legs);
    expect(await legs.locator('..').innerText()).toContain('1/1');

    await take(table, 'boots-of-striding');
    const small = ['minor-healing-potion', 'minor-stamina-potion', 'minor-power-potion'];
    for (const item of ['cloak-of-pockets', ...small]) await take(table, item);
    expect(await table.confirm.isEnabled()).toBe(true);
    await take(table, 'cloak-of-pockets');
    expect(await table.confirm.isEnabled()).toBe(false);
    expect(await table.confirm.innerText()).toBe(
      'You can carry 2 small items, and already have Minor Healing Potion and Minor Stamina Potion',
    );
    await take(table, 'minor-power-potion');
    await table.touch(table.confirm);
    await table.told(/The \w+ brings Minor Healing Potion and Minor Stamina Potion/).waitFor();
  });
});

/** From the home page to where a game is set up. */
async function toTheSetUp({ page }: Visitor): Promise<void> {
  await page.goto('/');
  const game = page.locator(`[data-game="${gloomhaven}"]`);
  await game.getByRole('link', { name: messages.home.setUp }).click();
  await page.getByRole('heading', { name: messages.setup.title('Gloomhaven') }).waitFor();
}

async function sitDown({ page }: Visitor): Promise<AtDungeon> {
  await page.getByRole('button', { name: messages.setup.start }).click();
  const table = new AtDungeon(page);
  await table.asked();
  return table;
}

const wares = ({ board }: AtDungeon): Locator => board.locator('.gh-ware');

/** Picks an item, or puts it back. */
const take = ({ board }: AtDungeon, item: string): Promise<void> =>
  board.locator(`[data-option="${item}"]`).click();

/** Why an item can't be added to what is picked; `null`: it can. */
async function reasonOf(table: AtDungeon, name: string): Promise<string | null> {
  const ware = wares(table).filter({ hasText: name });
  const [why = null] = await ware.locator('.gh-ware-why').allInnerTexts();
  return why;
}
