import { shelf } from '@tavolo/shelf';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { messages } from '../../text/en/messages.ts';
import { homeNetwork } from './chromium.ts';
import { useBrowser } from './use-browser.ts';

const rule = 'gof/setup.5';

/** One address of every kind. What a link carries may have a dot in it, as a file has. */
const addresses: { readonly [Kind in keyof typeof pathTo]: string } = {
  home: pathTo.home,
  me: pathTo.me,
  replay: pathTo.replay,
  credits: pathTo.credits,
  newTable: pathTo.newTable('gauntlet-of-fools'),
  table: pathTo.table('some.table'),
  local: pathTo.local('some.table'),
  invite: pathTo.invite('some.key'),
  watch: pathTo.watch('some.key'),
  carry: pathTo.carry('some.code'),
  learn: pathTo.learn('gauntlet-of-fools'),
  how: pathTo.how('gauntlet-of-fools'),
  cards: pathTo.cards('gauntlet-of-fools'),
  rules: pathTo.rules('gauntlet-of-fools'),
  rule: pathTo.rule('gauntlet-of-fools', rule),
};

/** What every game has addresses for. The numbers of a chapter are alike: its last rule stands for them. */
const ofGames = shelf.flatMap(({ game: { id }, rulebook }) => [
  ...[pathTo.newTable, pathTo.learn, pathTo.how, pathTo.cards, pathTo.rules].map((path) => path(id)),
  ...lastRules(rulebook.chapters).map((number) => pathTo.rule(id, number)),
]);

describe('without anything kept on the device', () => {
  const { visitor } = useBrowser();

  test('every address of the client is answered with its page', async () => {
    const { page } = await visitor();
    const home = await (await page.request.get('/')).text();
    for (const path of [...Object.values(addresses), ...ofGames]) {
      const answer = await page.request.get(path);
      expect([path, answer.status(), (await answer.text()) === home]).toEqual([path, 200, true]);
    }
  });

  test('on a home network, which has no service worker, every address opens its page', async () => {
    const { address } = await visitor();
    const at = address.replace('127.0.0.1', homeNetwork);
    const expects = [
      // There is no table and no link by these names.
      /status of 404 .*\/api\/invitations\/some\.key/,
      // It isolates pages where it can, which is not here.
      /Cross-Origin-Opener-Policy header has been ignored/,
    ];
    const { page } = await visitor({ at, expects });
    await page.goto('/');
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
    const about = shelf.flatMap(({ game: { id } }) => [pathTo.how(id), pathTo.cards(id)]);
    for (const path of [...Object.values(addresses), ...about]) {
      await page.goto(path);
      await page.locator('h1, h2').first().waitFor({ state: 'attached' });
      expect([path, await page.getByText(messages.trouble.lostTitle).count()]).toEqual([path, 0]);
    }
  });

  test('a link to a rule opens the book at that rule', async () => {
    const { page } = await visitor();
    await page.goto(addresses.rule);
    const open = page.locator('.rulebook-rule[data-open="true"]');
    expect(await open.getAttribute('data-rule')).toBe(rule);
  });

  test.each(['/assets/missing.js', '/assets/rules/missing.css', '/missing.png'])(
    '%s, which is not there, is not taken for a page',
    async (path) => {
      const { page } = await visitor();
      expect((await page.request.get(path)).status()).toBe(404);
    },
  );
});

function lastRules(book: readonly { readonly rules: readonly { readonly id: string }[] }[]): string[] {
  return book.flatMap(({ rules }) => rules.slice(-1).map(({ id }) => id));
}
