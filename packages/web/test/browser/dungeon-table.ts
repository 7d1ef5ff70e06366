import { box } from '@tavolo/gloomhaven/box';
import { messages } from '../../text/en/messages.ts';
import { gloomhaven } from './at-dungeon.ts';
import type { Visitor } from './visitor.ts';

/** Sets a table for two friends who lead four characters. */
export async function setDungeon({ page }: Visitor, name: string): Promise<string> {
  const { setup, gathering } = messages;
  const { options } = await box.texts('en');
  await page.goto(`/new/${gloomhaven}?with=friends`);
  await page.getByLabel(setup.yourName).fill(name);
  await page.getByText(setup.options, { exact: true }).click();
  const characters = page.getByRole('group', { name: options.characters?.title ?? '', exact: true });
  await characters.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: setup.open }).click();
  return page.getByLabel(gathering.link).inputValue();
}
