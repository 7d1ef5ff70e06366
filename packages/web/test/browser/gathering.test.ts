import { box } from '@tavolo/wow-adventure/box';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { useBrowser } from './use-browser.ts';

const { gathering, setup, table } = messages;
const gameHost = 'Anna';

describe('somebody who comes by an invitation', () => {
  const { visitor, picture } = useBrowser();

  test('reads who invites to what, and what will be played; later, takes the seat of a bot', async () => {
    const [host, guest] = [await visitor(), await visitor({ size: 'phone' })];
    await host.page.goto('/new/wow-adventure?with=friends');
    await host.page.getByRole('radio', { name: '5', exact: true }).check();
    await host.page.getByLabel(setup.yourName).fill(gameHost);
    await host.page.getByText(setup.options, { exact: true }).click();
    await host.page.getByRole('radio', { name: 'Keep two of three' }).check();
    await host.page.getByRole('button', { name: setup.open }).click();
    const invite = await host.page.getByLabel(gathering.link).inputValue();

    await guest.page.goto(invite);
    await guest.page.getByText(gathering.invitedBy(gameHost, box.blurb.words.en.title)).waitFor();
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
    await guest.page.getByText(gathering.hostedBy(gameHost)).waitFor();

    await host.page.getByRole('button', { name: /^Start with/ }).click();
    const late = await visitor();
    await late.page.goto(invite);
    await late.page.getByText(gathering.lateWithSeat).waitFor();
    await late.page.getByLabel(gathering.nameHere).fill('Cleo');
    await late.page.getByRole('button', { name: gathering.enter }).click();
    const offer = late.page.getByRole('complementary', { name: table.takeSeatTitle });
    await picture(late.page, 'late');
    await offer.getByRole('button').first().click();
    await offer.waitFor({ state: 'detached' });
    await host.page.getByText('Cleo').first().waitFor();
  });
});
