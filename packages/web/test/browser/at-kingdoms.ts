import type { Language } from '@tavolo/language';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { loadMessages } from '../../text/load-messages.ts';
import { AtTable, optionsOf } from './at-table.ts';
import type { Visitor } from './visitor.ts';

const kingdoms = 'wow-adventure';

/** A card of the hand may lie under the next one: it is touched near the corner that is in sight. */
const corner = { x: 24, y: 24 };

/** Nothing that is waited for takes more answers. */
const longest = 60;

/** From one end of the chart to the other it takes fewer drags. */
const mostDrags = 8;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** Runs in the page: whether a touch in the middle of something reaches it. */
const isOpen = (thing: Element): boolean => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** One attack as the tableau shows it. */
export type LaneSeen = {
  readonly by: string;
  readonly attack: number;
  readonly defense: number;
  /** What the parts of the attack add up to, the die among them. */
  readonly parts: number;
  readonly verdict: string;
};

/** Somebody at a table of World of Warcraft, who answers by touching spaces, cards and heroes on the board. */
export class AtKingdoms extends AtTable {
  readonly board = this.page.locator('.wa-board');
  /** The combat that is on, laid over the chart. */
  readonly tableau = this.board.locator('.wa-tableau');
  /** Things that answer: cards of the hand, quests, heroes, encounters. */
  readonly things = this.board.locator('.wa-lit');
  /** Spaces that answer. */
  readonly spaces = this.board.locator('.wa-touch.is-lit');

  readonly #chart = this.board.locator('.wa-drawing');
  /** Where there is little room, cards lie in drawers; those with an answer in them shine. */
  readonly #shutDrawers = this.board.locator('.wa-drawer-tab[data-lit="true"][aria-pressed="false"]');

  protected override async touchOption(option: string): Promise<void> {
    const found = this.page.locator(`[data-option="${option}"]`);
    await found.first().waitFor({ state: 'attached' });
    const inSight = found.filter({ visible: true });
    for (const drawer of await this.#shutDrawers.all()) {
      if ((await inSight.count()) > 0) break;
      await drawer.click();
    }
    const [space] = await this.spaces.and(found).all();
    if (space !== undefined) await this.#bringIntoSight(space);
    return super.touchOption(option);
  }

  /** Drags the chart, as with a finger, until a space lies open. */
  async #bringIntoSight(space: Locator): Promise<void> {
    for (let drag = 0; drag < mostDrags && !(await space.evaluate(isOpen)); drag++) {
      const [chart, spot] = [await this.#chart.boundingBox(), await space.boundingBox()];
      if (chart === null || spot === null) return;
      const [x, y] = middleOf(chart);
      const [spotX, spotY] = middleOf(spot);
      const within = (by: number, room: number): number => Math.max(-0.4 * room, Math.min(0.4 * room, by));
      const { mouse } = this.page;
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x + within(x - spotX, chart.width), y + within(y - spotY, chart.height), { steps: 4 });
      await mouse.up();
    }
  }

  protected override async aim(one: Locator): Promise<{ position?: { x: number; y: number } }> {
    return (await this.things.and(one).count()) > 0 ? { position: corner } : {};
  }

  /** What the log says, line by line. */
  async lines(): Promise<readonly string[]> {
    const log = this.page.getByRole('log', { name: this.text.tools.log });
    const lines = await log.locator('.log-line, .log-heading').allTextContents();
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
  }

  /** Both attacks of the combat, the one that comes first before the other. */
  async lanes(): Promise<readonly LaneSeen[]> {
    await this.tableau.waitFor();
    return this.tableau.locator('.wa-lane').evaluateAll((lanes) =>
      lanes.map((lane) => {
        const words = (selector: string): string => lane.querySelector(selector)?.textContent ?? '';
        const parts = [...lane.querySelectorAll('.wa-sum:not([data-of="defense"]) .wa-sum-part')];
        const numberIn = (said: string): number => Number(said.replace('−', '-').match(/[+-]?\d+$/)?.[0]);
        return {
          by: lane.getAttribute('data-by') ?? '',
          attack: numberIn(words('.wa-sum:not([data-of="defense"]) .wa-sum-total')),
          defense: numberIn(words('.wa-sum[data-of="defense"] .wa-sum-total')),
          parts: parts.reduce((sum, part) => sum + numberIn(part.textContent ?? ''), 0),
          verdict: words('.wa-verdict dd').trim(),
        };
      }),
    );
  }

  /** Answers with what comes to hand until something is so: goes on where that is offered, walks where it can. */
  async playUntil(isSo: () => Promise<boolean>): Promise<void> {
    for (let count = 0; count < longest; count++) {
      await this.asked();
      if (await isSo()) return;
      await this.goOnSomehow();
    }
    expect.fail(`it never came to that: ${await this.prompt.innerText()}`);
  }

  /** Answers with some option: a space rather than anything else, then what is listed last, then a thing. */
  async goOnSomehow(): Promise<void> {
    const [space, listed, thing] = await Promise.all([
      optionsOf(this.spaces),
      optionsOf(this.page.locator('.prompt-options [data-option]')),
      optionsOf(this.things),
    ]);
    const option = space.at(-1) ?? listed.at(-1) ?? thing.at(-1);
    if (option === undefined) return expect.fail(`nothing can be touched: ${await this.prompt.innerText()}`);
    await this.give([option]);
  }
}

/** Starts a game from the home page, with bots for company. */
export async function outIntoTheWorld({ page }: Visitor, language: Language): Promise<AtKingdoms> {
  const text = await loadMessages(language);
  await page.goto('/');
  const game = page.locator(`[data-game="${kingdoms}"]`);
  await game.getByRole('button', { name: text.home.playNow }).click();
  const table = new AtKingdoms(page, text);
  await table.asked();
  return table;
}
