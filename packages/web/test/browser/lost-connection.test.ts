import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';

const { connection } = messages.table;

describe('a server that is killed', () => {
  const { visitor, house } = useBrowser();

  test('is told of on the page, and back with the same question as soon as it is there again', async () => {
    const own = await house();
    const guest = await visitor({
      at: own.address,
      expects: [/ERR_CONNECTION_REFUSED/, /ERR_EMPTY_RESPONSE/],
    });
    const table = await playNow(guest);
    await table.goOn('last');
    const question = await table.asked();
    const options = await table.options.allInnerTexts();
    await own.kill();
    await guest.page.getByText(connection.lost).waitFor();
    await own.start();
    await guest.page.getByText(connection.back).waitFor();
    // At once: nothing is waited for.
    expect(await table.question.allInnerTexts()).toEqual([question]);
    expect(await table.options.allInnerTexts()).toEqual(options);
    await table.goOn('last');
  });

  test('has lost nothing when the page is opened anew', async () => {
    const own = await house();
    const guest = await visitor({
      at: own.address,
      expects: [/ERR_CONNECTION_REFUSED/, /ERR_EMPTY_RESPONSE/],
    });
    const table = await playNow(guest);
    await table.goOn('last');
    const question = await table.asked();
    await own.kill();
    await own.start();
    await guest.page.reload();
    await new AtTable(guest.page).isAsked(question);
  });
});
