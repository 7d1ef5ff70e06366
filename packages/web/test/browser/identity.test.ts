import { describe, expect, test } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { messages } from '../../text/en/messages.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

const { me: text, home, refusals, common } = messages;

describe('who somebody is', () => {
  const { visitor, picture } = useBrowser();

  test('is a name that can be changed, and is known after a reload', async () => {
    const guest = await visitor();
    const { page } = guest;
    await introduce(guest, 'Anna');
    await page.getByLabel(text.name).fill('Anna Maria');
    await page.getByRole('button', { name: text.save }).click();
    await page.getByRole('heading', { level: 1, name: 'Anna Maria' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Anna Maria' }).waitFor();
    await picture(page, 'me');
  });

  test('is carried to another device by a link that works once, and taken from it again', async () => {
    const first = await visitor();
    await introduce(first, 'Anna');
    await first.page.getByRole('button', { name: text.makeLink }).click();
    const link = await first.page.getByRole('textbox', { name: text.carry }).inputValue();

    const second = await visitor({ expects: [/\/api\/me\/claim/] });
    await second.page.goto(link);
    await second.page.getByRole('button', { name: text.claim }).click();
    await second.page.getByRole('heading', { name: text.claimed('Anna') }).waitFor();
    await second.page.goto(link);
    await second.page.getByRole('button', { name: text.claim }).click();
    await second.page.getByText(refusals['link-expired']).waitFor();

    await first.page.reload();
    const others = first.page.getByRole('button', { name: text.revoke, exact: true });
    await others.waitFor();
    expect(await others.count()).toBe(1);
    await others.click();
    await others.waitFor({ state: 'detached' });
    await second.page.goto(pathTo.me);
    await second.page.getByRole('button', { name: text.firstName }).waitFor();
    await second.page.getByText(home.youAreNobody).first().waitFor({ state: 'attached' });
  });

  test('is given up only after a question that says what is lost and offers to keep it', async () => {
    const guest = await visitor();
    await introduce(guest, 'Anna');
    const { page } = guest;
    const question = page.getByRole('dialog', { name: text.signOutTitle });
    await page.getByRole('button', { name: text.revokeThis }).click();
    await question.getByText(text.signOutLoses('Anna')).waitFor();
    await question.getByRole('button', { name: common.cancel }).click();
    await page.reload();
    await page.getByRole('button', { name: text.revokeThis }).click();
    await question.getByRole('button', { name: text.makeLink }).click();
    const link = await question.getByRole('textbox', { name: text.carry }).inputValue();

    const other = await visitor();
    await other.page.goto(link);
    await other.page.getByRole('button', { name: text.claim }).click();
    await question.getByText(/^You’re still Anna on \S+ on Linux/).waitFor();
    await question.getByRole('button', { name: text.revoke, exact: true }).click();
    await page.getByRole('button', { name: text.firstName }).waitFor();

    await other.page.goto(pathTo.me);
    await other.page.getByRole('button', { name: text.revokeThis }).click();
    await other.page.getByRole('button', { name: text.signOutAnyway }).click();
    await other.page.getByRole('button', { name: text.firstName }).waitFor();
  });
});

async function introduce({ page }: Visitor, name: string): Promise<void> {
  await page.goto(pathTo.me);
  await page.getByLabel(text.name).fill(name);
  await page.getByRole('button', { name: text.firstName }).click();
  await page.getByRole('heading', { name: text.devices }).waitFor();
}
