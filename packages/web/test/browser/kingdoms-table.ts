import type { BotName } from '@tavolo/bots';
import { messages } from '../../text/en/messages.ts';
import type { Visitor } from './visitor.ts';

/** Sets a table for two friends and two bots, beginning on the home page. */
export async function setKingdoms({ page }: Visitor, name: string, strength: BotName): Promise<string> {
  const { home, setup, common, gathering } = messages;
  await page.goto('/');
  const game = page.getByRole('article').filter({ hasText: 'World of Warcraft' });
  await game.getByRole('link', { name: home.withFriends }).click();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByLabel(setup.yourName).fill(name);
  for (const number of [3, 4]) {
    await page.getByLabel(setup.whoSits(number)).selectOption({ label: setup.who.bot });
    await page.getByLabel(setup.strengthOf(number)).selectOption({ label: common.bots[strength] });
  }
  await page.getByRole('button', { name: setup.open }).click();
  return page.getByLabel(gathering.link).inputValue();
}
