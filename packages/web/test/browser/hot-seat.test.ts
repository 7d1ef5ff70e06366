import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { goOnPeacefully } from './people.ts';
import { chooseSeed, matchWithSecret } from './seeds.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

const { home, setup, curtain, table: text } = messages;

describe('two people around one screen', () => {
  const { visitor, picture } = useBrowser();

  test('pass the device on behind a curtain wherever something is secret', async () => {
    const { seed, before } = matchWithSecret();
    const guest = await visitor({ expects: [/ERR_FAILED .*\/api\//] });
    const { page } = guest;
    await page.route('**/api/**', (route) => route.abort());
    await chooseSeed(guest, seed);
    const table = await sitAround(guest);
    expect(page.url()).toContain('/local/');
    for (let count = 0; count < before; count++) await goOnPeacefully(table);

    const pull = curtainOn(page);
    await expect
      .poll(async () => {
        if (await pull.isVisible()) return true;
        await goOnPeacefully(table);
        return pull.isVisible();
      })
      .toBe(true);
    await picture(page, 'hot-seat-curtain');
    expect(await page.getByText(curtain.says).isVisible()).toBe(true);
    expect(await page.getByRole('main', { name: text.board }).count()).toBe(0);
    expect(await table.prompt.count()).toBe(0);
    await pull.click();
    await table.asked();
  });
});

async function sitAround({ page }: Visitor): Promise<AtTable> {
  await page.goto('/');
  await page.getByRole('link', { name: home.aroundOneScreen }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel(setup.yourName).fill('Anna');
  await page.getByLabel(setup.nameOf(2)).fill('Bruno');
  await page.getByRole('button', { name: setup.start }).click();
  // Nobody knows yet who holds the device.
  await curtainOn(page).click();
  const table = new AtTable(page);
  await table.asked();
  return table;
}

/** What opens the curtain, for whomever it was drawn. */
function curtainOn(page: Page): Locator {
  const isMine = (name: string) => page.getByRole('button', { name: curtain.iAm(name), exact: true });
  return isMine('Anna').or(isMine('Bruno'));
}
