import { describe, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { useBrowser } from './use-browser.ts';

const { table, trouble, refusals, common, home, gathering, me } = messages;

describe('a link that leads nowhere', () => {
  const { visitor } = useBrowser();

  test.each([
    ['/rules/nothing', trouble.lostTitle],
    ['/no/such/page', trouble.lostTitle],
    ['/nowhere', trouble.lostTitle],
    ['/watch/nonsense', refusals['unknown-table']],
    ['/join/nonsense', refusals['unknown-table']],
    ['/local/nonsense', refusals['unknown-table']],
    ['/learn/nothing', messages.learn.none],
  ])('%s is answered by a page that says so and leads home', async (path, says) => {
    const { page } = await visitor({ expects: [/status of 404 .*\/api\/invitations\/nonsense/] });
    await page.goto(path);
    await page.getByText(says).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: common.toHome }).click();
    await page.getByRole('button', { name: home.playNow }).first().waitFor();
  });

  test('a table that there is not says so once it knows who asks', async () => {
    const { page } = await visitor();
    await page.goto('/table/nonsense');
    await page.getByLabel(gathering.nameHere).fill('Anna');
    await page.getByRole('button', { name: gathering.enter }).click();
    await page.getByRole('heading', { name: table.shutTitle }).waitFor();
    await page.getByText(refusals['unknown-table']).waitFor();
    await page.getByRole('main').getByRole('link', { name: common.toHome }).click();
    await page.getByRole('button', { name: home.playNow }).first().waitFor();
  });

  test('a link to carry an identity that is no more says so', async () => {
    const { page } = await visitor({ expects: [/\/api\/me\/claim/] });
    await page.goto('/carry/nonsense');
    await page.getByRole('button', { name: me.claim }).click();
    await page.getByText(refusals['link-expired']).waitFor();
    await page.getByRole('main').getByRole('link', { name: common.toHome }).click();
    await page.getByRole('button', { name: home.playNow }).first().waitFor();
  });

  test('a pasted text that is no link is refused in place', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await page.getByLabel(home.joinLabel).fill('hello');
    await page.getByRole('button', { name: home.join }).click();
    await page.getByText(home.notALink).waitFor();
  });
});
