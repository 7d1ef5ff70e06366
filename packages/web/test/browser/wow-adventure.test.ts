import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type AtKingdoms, outIntoTheWorld } from './at-kingdoms.ts';
import { expectHandy } from './handy.ts';
import { atMoment, moments } from './kingdoms-moments.ts';
import { useBrowser } from './use-browser.ts';

describe('somebody in the Eastern Kingdoms', () => {
  const stage = useBrowser();
  const { visitor, picture } = stage;

  test('comes from the home page to a first fight, and sees the chances before the roll and where they come from', async () => {
    const guest = await visitor({ settings: { bot: 'random' } });
    const table = await outIntoTheWorld(guest, 'en');
    await table.give([await firstHero(table)]);
    await table.playUntil(() => table.tableau.isVisible());
    await picture(guest.page, 'wow-first-fight');
    await table
      .told(/^.* fights /)
      .last()
      .waitFor();
    const lanes = await table.lanes();
    expect(lanes.map(({ by }) => by).sort()).toEqual(['attacking', 'defending']);
    for (const { verdict, parts, attack } of lanes) {
      expect(verdict).toMatch(/^\d+%|Makes no attack/);
      expect(parts).toBe(attack);
    }
    const chance = table.tableau.getByRole('button', { name: / hits in \d+% of all rolls/ }).first();
    await chance.click();
    const reasons = guest.page.getByRole('dialog', { name: (await chance.getAttribute('aria-label')) ?? '' });
    await reasons.getByText(/must reach the defense/).waitFor();
    await picture(guest.page, 'wow-chance-explained');
  });

  test('sees sums that agree with the log, and comes back to them after a reload', async () => {
    const guest = await visitor();
    const table = await atMoment(stage, [guest, await visitor()], moments.afterRoll());
    const [question, decision, seen] = [await table.asked(), await table.decision(), await table.lanes()];
    await picture(guest.page, 'wow-after-roll');
    for (const { parts, attack } of seen) expect(parts).toBe(attack);

    await guest.page.reload();
    await table.isAsked(question);
    expect(await table.decision()).toBe(decision);
    expect(await table.lanes()).toEqual(seen);

    await table.give(['done']);
    while (await table.tableau.isVisible()) await table.goOnSomehow();
    const made = await attacksTold(table);
    for (const { by, attack, defense, verdict } of seen) {
      const told = made.find((one) => one.by === by);
      if (told === undefined) expect(verdict).toMatch(/Won’t get to attack|Makes no attack/);
      else expect(told).toEqual({ by, attack, defense, isHit: /^Would hit/.test(verdict) });
    }
    expect(made.length).toBeGreaterThan(0);
  });

  test('takes a walk back, and walks again', async () => {
    const table = await atMoment(stage, [await visitor(), await visitor()], moments.movement());
    const before = await table.asked();
    const [option] = await table.spaces.evaluateAll((spaces) =>
      spaces.map((space) => space.getAttribute('data-option') ?? ''),
    );
    await table.give([option ?? '']);
    await table
      .told(/walks to/)
      .first()
      .waitFor();
    await table.undo.click();
    await table.isAsked(before);
    await expect.poll(() => table.told(/walks to/).count()).toBe(0);
    await table.give([option ?? '']);
    await table
      .told(/walks to/)
      .first()
      .waitFor();
  });

  test('finds the places of a quest, and the way there, by touching it', async () => {
    const guest = await visitor();
    const table = await atMoment(stage, [guest, await visitor()], moments.movement());
    const pins = table.board.locator('.wa-quest-pin');
    expect(await pins.count()).toBe(0);
    const [quest] = await withPlaces(table);
    if (quest === undefined) return expect.fail('no quest has a place to go to');
    await picture(guest.page, 'wow-quest');
    expect(await quest.getAttribute('aria-pressed')).toBe('true');
    await quest.click();
    await expect.poll(() => pins.count()).toBe(0);
  });

  test('plays a turn with a thumb, in Portuguese, and nothing is cut off or too small', async () => {
    const guest = await visitor({ size: 'phone', settings: { language: 'pt', bot: 'random' } });
    const table = await outIntoTheWorld(guest, 'pt');
    await table.isAsked('Escolha o seu personagem');
    await table.give([await firstHero(table)]);
    await table.playUntil(async () => {
      await expectHandy(table);
      return table.tableau.isVisible();
    });
    await picture(guest.page, 'wow-phone-fight');
    expect((await table.lanes()).length).toBe(2);
    await table.playUntil(async () => {
      await expectHandy(table);
      return !(await table.tableau.isVisible());
    });
  });
});

/** Touches the quests one after the other until one shows its places on the map and the way there, and gives that one. */
async function withPlaces(table: AtKingdoms): Promise<readonly Locator[]> {
  const quests = table.board.getByRole('button', { name: /^Show the places of/ });
  for (const quest of await quests.all()) {
    await quest.click();
    const [pins, ways] = [table.board.locator('.wa-quest-pin'), table.board.locator('.wa-way')];
    if ((await pins.count()) > 0 && (await ways.count()) > 0) return [quest];
  }
  return [];
}

/** Of the heroes that are still free, the one that stands first. */
async function firstHero(table: AtKingdoms): Promise<string> {
  return (await table.things.first().getAttribute('data-option')) ?? expect.fail('no hero is free');
}

/** The attacks of Anna's last fight as the log has them, in the words of the tableau. */
async function attacksTold(table: AtKingdoms) {
  const lines = await table.lines();
  const fight = lines.slice(lines.findLastIndex((line) => line.startsWith('Anna fights')));
  return fight.flatMap((line) => {
    const [, who, attack, defense, how] =
      line.match(/^(.*) attacks \(\w+\) with (-?\d+) against defense (\d+): (a hit|a miss)/) ?? [];
    if (who === undefined) return [];
    const by = who === 'Anna' ? 'attacking' : 'defending';
    return [{ by, attack: Number(attack), defense: Number(defense), isHit: how === 'a hit' }];
  });
}
