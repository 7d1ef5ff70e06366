import type { Match } from '@tavolo/kernel';
import { toneOf, type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import { describe, expect, test } from 'vitest';
import { weightFor } from '../../games/wow-adventure/weights.ts';
import { messages } from '../../text/en/messages.ts';
import { AtTable } from './at-table.ts';
import { troubleWithin } from './board-measures.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';
import { firstSeat, secondSeat, type Way, wayTo } from './way.ts';

const { log, common, table: text } = messages;

/** A player who has taken a hero and boasted, and is asked again once the others have theirs. */
async function afterTheAuction(guest: Visitor): Promise<AtTable> {
  const table = await playNow(guest);
  for (let answers = 0; answers < 2; answers++) await table.goOn('last');
  await table.asked();
  return table;
}

/** How many answers there were once the first seat had last answered. */
const lastLook = (answers: readonly { readonly seat: string }[]): number =>
  answers.findLastIndex(({ seat }) => seat === firstSeat) + 1;

/** Whether the rival's turn has brought something that matters to everybody. */
function hasMissed(match: Match<WowKinds>): boolean {
  const missed = match.toldTo(firstSeat).filter(({ at }) => at > lastLook(match.answers));
  return (
    missed.some(({ fact }) => toneOf(fact) === 'heading') &&
    missed.some(({ fact }) => weightFor(fact, false) > 1)
  );
}

/** A race for two, in which it is the first one's turn after such a turn of the other. */
const raceToTurn = (): Way =>
  wayTo({
    game: wowAdventure,
    seats: [firstSeat, secondSeat],
    isThere: (asked, match) => asked.seat === firstSeat && match.answered > 0 && hasMissed(match),
  });

/** What is cut, too small or out of sight in a window. */
async function troubleAt(
  { page }: Visitor,
  [width, height]: readonly [number, number],
  board: number | null,
) {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const limits = { figure: 28, letters: 12, teasers: '.log-strip-facts, .seat-name', board };
  return page.evaluate<readonly string[]>(troubleWithin(limits));
}

describe('whoever comes back to a table', () => {
  const { visitor, journey, picture } = useBrowser();

  test('reads in a few lines what they missed, until they put it away', async () => {
    const guest = await visitor();
    const { page } = guest;
    const table = await afterTheAuction(guest);
    await page.reload();
    const since = page.getByRole('complementary', { name: log.since });
    await since.waitFor();
    await picture(page, 'since-you-looked');
    const lines = since.getByRole('listitem');
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await lines.count()).toBeLessThanOrEqual(3);

    await since.getByRole('button', { name: common.close }).click();
    await since.waitFor({ state: 'detached' });
    await page.reload();
    // Nothing has happened since.
    await table.asked();
    expect(await since.isVisible()).toBe(false);
  });

  test('goes from there to the place in the log, and is done with it by answering', async () => {
    const guest = await visitor();
    const { page } = guest;
    const table = await afterTheAuction(guest);
    await page.reload();
    const since = page.getByRole('complementary', { name: log.since });
    await since.getByRole('button', { name: /in the log/ }).click();
    const mark = page.locator('.log-from');
    await mark.waitFor();
    const [list, from] = await Promise.all([page.locator('.log-lines').boundingBox(), mark.boundingBox()]);
    expect(from?.y).toBeGreaterThanOrEqual(list?.y ?? Number.POSITIVE_INFINITY);
    expect(from?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
    const [question] = await table.question.allInnerTexts();
    await table.goOn('last');
    await expect.poll(async () => (await table.question.allInnerTexts())[0]).not.toBe(question);
    expect(await since.isVisible()).toBe(false);
  });

  test('reads what a rival did meanwhile, and nothing of the board or the question is lost to it', async () => {
    const [anna, bruno] = [await visitor({ settings: { log: false } }), await visitor()];
    const way = raceToTurn();
    const travel = await journey([anna, bruno], way);
    const last = way.answers[lastLook(way.answers) - 1];
    await travel.goOn((next) => next === last);
    await travel.look(anna);
    const table = new AtTable(anna.page);
    const since = anna.page.getByRole('complementary', { name: log.since });
    await table.asked();
    // Whoever was never here has missed nothing.
    expect(await since.isVisible()).toBe(false);
    await table.give(travel.take(firstSeat).picked);
    await anna.page
      .getByText(text.waitingFor(['Bruno']))
      .first()
      .waitFor();

    await anna.page.goto('about:blank');
    await travel.goOn();
    await travel.look(anna);
    await since.waitFor();
    await picture(anna.page, 'since-you-looked-map');
    for (const [window, board] of windows)
      expect(await troubleAt(anna, window, board), window.join()).toEqual([]);
    await picture(anna.page, 'since-you-looked-phone');
  });
});

/** A desk, an old screen, a desk at 200 %, and a phone; and how much of the height the board has there at least. */
const windows = [
  [[1440, 900], 0.6],
  [[1024, 768], 0.55],
  [[720, 450], 0.4],
  [[390, 844], null],
] as const;
