import { box } from '@tavolo/wow-adventure/box';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { useBrowser } from './use-browser.ts';

const { gathering, setup } = messages;

describe('somebody who comes by an invitation', () => {
  const { visitor, picture } = useBrowser();

  test('reads what will be played before the game starts', async () => {
    const [host, guest] = [await visitor(), await visitor({ size: 'phone' })];
    await host.page.goto('/new/wow-adventure?with=friends');
    await host.page.getByRole('radio', { name: '5', exact: true }).check();
    await host.page.getByText(setup.options, { exact: true }).click();
    await host.page.getByRole('radio', { name: 'Keep two of three' }).check();
    await host.page.getByRole('button', { name: setup.open }).click();
    const invite = await host.page.getByLabel(gathering.link).inputValue();

    await guest.page.goto(invite);
    await guest.page.getByLabel(gathering.nameHere).fill('Bruno');
    await guest.page.getByRole('button', { name: gathering.enter }).click();
    const { options } = await box.texts('en');
    for (const { page } of [host, guest]) {
      const played = page.getByRole('region', { name: gathering.played });
      await played.getByText(options.valorToWin?.title ?? '').waitFor();
      await played.getByText('the first hero with 5 valor wins').waitFor();
      await played.getByText('Keep two of three').waitFor();
      await played.getByText(setup.pacesSay.live).waitFor();
      expect(await played.getByText('Must be fought').isVisible()).toBe(false);
      await played.getByText(gathering.asUsual).click();
      await played.getByText('Must be fought').waitFor();
    }
    await picture(host.page, 'gathering');
    await picture(guest.page, 'gathering-phone');
  });
});
