import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { moments } from './gauntlet-moments.ts';
import { nextAsked, playUntilAsked, twoAtTable, whoIsAsked } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Way } from './way.ts';

const { table: text, tools, log, seatsMenu } = messages;

const note = ({ page }: AtTable, says: string) => page.getByRole('log', { name: tools.log }).getByText(says);

/** Whose name stands at whose table. */
const nameOf = (seats: readonly AtTable[], table: AtTable): string => (table === seats[0] ? 'Anna' : 'Bruno');

describe('two people through an invitation', () => {
  const { visitor, journey, picture } = useBrowser();

  /** Both see the table at such a moment. */
  const bothAt = async (way: Way): Promise<readonly [AtTable, AtTable]> => {
    const [anna, bruno] = [await visitor(), await visitor()];
    const travel = await journey([anna, bruno], way);
    await travel.goOn();
    await travel.look();
    return [new AtTable(anna.page), new AtTable(bruno.page)];
  };

  test('go back freely, by consent, and not without it', async () => {
    const { seats } = await twoAtTable(await visitor(), await visitor());
    const first = await whoIsAsked(seats);
    const second = seats[0] === first ? seats[1] : seats[0];
    const question = await first.asked();
    await first.goOn();
    await first.undo.click();
    await first.isAsked(question);
    for (const table of seats) await note(table, log.notes.undone(nameOf(seats, first))).waitFor();

    const until = async () => {
      while ((await whoIsAsked(seats)) === first) await first.goOn();
      await second.goOn();
    };
    await until();
    await askToGoBack(first);
    await picture(second.page, 'two-consent');
    await second.page.getByRole('button', { name: tools.consentAgree, exact: true }).click();
    await note(second, log.notes.rewound()).waitFor();
    await second.question.waitFor({ state: 'hidden' });
    await first.asked();

    await until();
    const asked = await whoIsAsked(seats);
    const before = await asked.asked();
    await askToGoBack(first);
    await second.page.getByRole('button', { name: tools.consentDecline, exact: true }).click();
    await note(first, log.notes['undo-declined'](nameOf(seats, second))).waitFor();
    await asked.isAsked(before);
  });

  test('come back to the same question after a reload in mid-fight', async () => {
    const seats = await bothAt(moments.fight());
    const asked = await whoIsAsked(seats);
    const question = await asked.asked();
    const options = await asked.options.allInnerTexts();
    await picture(asked.page, 'two-fight');
    await asked.page.reload();
    await asked.isAsked(question);
    expect(await asked.options.allInnerTexts()).toEqual(options);
    await asked.goOn('last');
    await nextAsked(seats);
  });

  test('let a bot play in mid-game, take it off, and leave a seat to one', async () => {
    const seats = await bothAt(moments.start());
    const [anna, bruno] = seats;
    await whoIsAsked(seats);
    const byBot = log.notes['bot-sat']('Bruno', messages.common.bots.greedy);
    await fromSeats(bruno, seatsMenu.letBotPlay);
    await bruno.prompt.getByText(text.botPlaysForYou).waitFor();
    await note(anna, byBot).waitFor();
    await anna.goOn('last');
    await bruno.prompt.getByRole('button', { name: text.takeBack }).click();
    await note(anna, log.notes['bot-left']('Bruno')).waitFor();
    await playUntilAsked(bruno, seats);
    await bruno.goOn('last');

    await leaveSeat(bruno);
    await note(anna, log.notes.left('Bruno')).waitFor();
    await anna.page.getByRole('button', { name: tools.menu }).click();
    await anna.page.getByRole('dialog').getByLabel(seatsMenu.botStrength).selectOption('random');
    await anna.page.keyboard.press('Escape');
    await anna.goOn('last');
    await anna.askedOrOver();
  });

  test('talk to each other', async () => {
    const [anna, bruno] = await bothAt(moments.start());
    await anna.page.getByRole('tab', { name: tools.chat }).click();
    await anna.page.getByLabel(tools.sayLabel).fill('Good evening, Bruno!');
    await anna.page.keyboard.press('Enter');
    await bruno.page.getByRole('tab', { name: tools.unread(1) }).click();
    await bruno.page.getByRole('log', { name: tools.chat }).getByText('Good evening, Bruno!').waitFor();
  });

  test('are looked on by somebody who is told nothing that is theirs', async () => {
    const { seats, invite, watch } = await twoAtTable(await visitor(), await visitor());
    const onlooker = await visitor();
    await onlooker.page.goto(watch);
    await onlooker.page.getByText(text.lookingOn).waitFor();
    for (let count = 0; count < 4; count++) await (await whoIsAsked(seats)).goOn('last');
    await picture(onlooker.page, 'two-onlooker');
    const main = onlooker.page.getByRole('main', { name: text.board });
    expect(await main.locator('button[aria-pressed]').count()).toBe(0);
    expect(await onlooker.page.getByRole('list', { name: text.options }).count()).toBe(0);
    await seats[0].page.getByRole('button', { name: tools.menu }).click();
    await seats[0].page.getByText(seatsMenu.whoSeesSays(1)).waitFor();

    const heard = onlooker.heard.join('\n');
    expect(heard).toContain('"is":"sight"');
    expect(heard).not.toContain('"decision":');
    expect(heard).not.toMatch(/"is":"(saw|removed)"/);
    expect(heard).not.toContain(invite.split('/').at(-1));
  });
});

/** Does something that stands in the menu of the seats. */
async function fromSeats({ page }: AtTable, name: string): Promise<void> {
  await page.getByRole('button', { name: tools.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
}

/** Gives up a seat, which is asked about first. */
async function leaveSeat({ page }: AtTable): Promise<void> {
  await page.getByRole('button', { name: tools.menu }).click();
  const leave = page.getByRole('dialog').getByRole('button', { name: seatsMenu.leave });
  await leave.click();
  await page.getByText(seatsMenu.leaveSays).waitFor();
  await leave.click();
  await page.keyboard.press('Escape');
}

/** Asks the table to go back to one's last answer. */
async function askToGoBack({ page, undo }: AtTable): Promise<void> {
  await undo.click();
  await page.getByRole('button', { name: tools.askUndoDo }).click();
  await page.getByRole('alert').waitFor();
}
