import type { Language } from '@tavolo/language';
import { machinaArcana } from '@tavolo/machina-arcana';
import { box } from '@tavolo/machina-arcana/box';
import type { Page } from 'playwright-core';
import { loadMessages } from '../../text/load-messages.ts';
import type { Visitor } from './visitor.ts';

type Options = typeof machinaArcana.defaults;

/** How a game is set up from the home page. */
type Table = {
  readonly seats: number;
  readonly options: Partial<Options>;
  /** Whoever shares the device of the player who sets the table, by their seats; the other seats are for friends. */
  readonly here?: ReadonlyMap<number, string>;
};

/** Sets a table for somebody alone with bots, up to the button that starts it. */
export async function setHallsAlone({ page }: Visitor, options: Partial<Options>, language: Language) {
  const { setup } = await loadMessages(language);
  await page.goto('/');
  const game = page.locator(`[data-game="${machinaArcana.id}"]`);
  await game.locator(`a[href="/new/${machinaArcana.id}"]`).first().click();
  await page.getByRole('button', { name: setup.start }).waitFor();
  await choose(page, options, language);
  return null;
}

/** Sets a table for friends, and gives its invitation. */
export async function setHalls(
  { page }: Visitor,
  name: string,
  { seats, options, here = new Map() }: Table,
): Promise<string> {
  const { setup, gathering } = await loadMessages('en');
  await page.goto(`/new/${machinaArcana.id}?with=friends`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByLabel(setup.yourName).fill(name);
  for (const [number, companion] of here) {
    await page.getByLabel(setup.whoSits(number)).selectOption({ label: setup.who.here });
    await page.getByLabel(setup.nameOf(number)).fill(companion);
  }
  await choose(page, options, 'en');
  await page.getByRole('button', { name: setup.open }).click();
  return page.getByLabel(gathering.link).inputValue();
}

/** Chooses what is played otherwise than usual, by what is written there. */
async function choose(page: Page, chosen: Partial<Options>, language: Language): Promise<void> {
  const { options } = await box.texts(language);
  for (const [key, value] of Object.entries(chosen)) {
    const { title, value: words } = options[key] ?? { title: '', value: () => ({ label: '' }) };
    const group = page.getByRole('group', { name: title, exact: true });
    await group.getByRole('radio', { name: words(value as never).label }).check(); // a value of this option
  }
}
