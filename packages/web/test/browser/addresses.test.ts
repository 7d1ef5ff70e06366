import { chapters } from '@tavolo/gauntlet-of-fools';
import { chapters as gloomhavenChapters } from '@tavolo/gloomhaven';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../app/route.ts';
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

/** The numbers of a chapter are alike: its last rule stands for them. */
const rulePaths = [
  ...lastRules(chapters).map((number) => pathTo.rule('gauntlet-of-fools', number)),
  ...lastRules(gloomhavenChapters).map((number) => pathTo.rule('gloomhaven', number)),
];

describe('without anything kept on the device', () => {
  const { visitor } = useBrowser();

  test('every address of the client is answered with its page', async () => {
    const { page } = await visitor();
    const home = await (await page.request.get('/')).text();
    for (const path of [...Object.values(addresses), ...rulePaths]) {
      const answer = await page.request.get(path);
      expect([path, answer.status(), (await answer.text()) === home]).toEqual([path, 200, true]);
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
