import { placementIn } from '@tavolo/gloomhaven';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { AtTable, shortestLook } from './at-table.ts';

export const gloomhaven = 'gloomhaven';

/** How long one touch may take, and until something has come of it, in milliseconds. */
const quick = { timeout: 2000 };
const patience = 20_000;

/** Cards overlap the one before them: they are taken from the last one on, near the corner that is in sight. */
const corner = { x: 24, y: 24 };
const atCorner = { ...quick, position: corner };

/** Nothing that is waited for takes more answers. */
const longest = 120;

/** Somebody at a table of Gloomhaven, who answers by touching cards, hexes and figures on the board. */
export class AtDungeon extends AtTable {
  readonly board = this.page.locator('.gh-board');
  /** Cards in the hand that can be chosen from, and the one that was chosen to lead. */
  readonly choice = this.board.locator('.gh-hand .gh-pickable');
  /** Cards and things that can be chosen, each with a button over all of it. */
  readonly things = this.board.locator('.gh-setup .gh-lit, .gh-hand .gh-pickable > .gh-lit');
  /** Halves of the cards of a turn. */
  readonly halves = this.board.locator('.gh-card-half .gh-lit');
  readonly basics = this.board.locator('.gh-basic');
  readonly hexes = this.board.locator('.gh-lit-hex');
  readonly figures = this.board.locator('.gh-figure.is-lit');
  /** Hexes over which an area can be laid. */
  readonly areas = this.board.locator('.gh-place-hex');
  readonly everything = this.board.locator(
    '.gh-lit, .gh-basic, .gh-lit-hex, .gh-figure.is-lit, .gh-place-hex, .gh-level',
  );

  /** A half of a card, by which it is. */
  half(which: 'top' | 'bottom'): Locator {
    return this.board.locator(`.gh-card-half[data-half="${which}"] .gh-lit`);
  }

  /** Touches something that answers, and waits until the answer is taken. */
  async touch(wanted: Locator): Promise<void> {
    await wanted.waitFor();
    const asked = await this.seen();
    await this.page.waitForTimeout(shortestLook);
    await wanted.click(quick);
    if (!(await this.#isSeenAnew(asked, patience))) expect.fail(`nothing came of it: ${asked}`);
  }

  /** Picks as many things as are wanted, and gives them. */
  async pick(count: number): Promise<void> {
    const open = this.things.and(this.page.locator('[aria-pressed="false"]'));
    await this.confirm.waitFor();
    for (let left = count; left > 0; left--) await open.last().click(atCorner);
    await this.touch(this.confirm);
  }

  /** Chooses the two cards of a round: the last one leads, and the one before it goes with it. */
  async chooseCards(): Promise<void> {
    await this.touch(this.things.last());
    await this.things.last().click(atCorner);
    await this.touch(this.confirm);
  }

  override async give(picked: readonly string[]): Promise<void> {
    const story = this.board.locator('.gh-story-card').getByRole('button').first();
    if (await story.isVisible()) await story.click(quick);
    return super.give(picked);
  }

  protected override async touchOption(option: string): Promise<void> {
    return placementIn(option) === null ? super.touchOption(option) : this.#layArea(option);
  }

  protected override async aim(one: Locator): Promise<{ position?: { x: number; y: number } }> {
    const isCard = (await this.things.or(this.halves).and(one).count()) > 0;
    return isCard ? { position: corner } : {};
  }

  /** Points at one hex after the other and turns the area there until it lies as wanted. */
  async #layArea(option: string): Promise<void> {
    for (const hex of await this.areas.all()) {
      if (
        !(await hex.hover(quick).then(
          () => true,
          () => false,
        ))
      )
        continue;
      for (let turn = 0; turn < 12; turn++) {
        if ((await hex.getAttribute('data-option')) === option) return hex.click(quick);
        await this.page.keyboard.press('r');
      }
    }
    expect.fail(`${option} can't be laid: ${await this.seen()}`);
  }

  /** Lines of the log that say something like this. */
  told(says: RegExp): Locator {
    return this.page.getByRole('log', { name: this.text.tools.log }).getByText(says);
  }

  /** What the log says, line by line. */
  async lines(): Promise<readonly string[]> {
    const log = this.page.getByRole('log', { name: this.text.tools.log });
    const lines = await log.locator('.log-line, .log-heading').allTextContents();
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
  }

  /** Answers with what comes to hand until something is so. Where chance ended the game before, another one begins. */
  async playUntil(isSo: () => Promise<boolean>): Promise<void> {
    for (let count = 0; count < longest; count++) {
      await this.askedOrOver();
      if (await this.rematch.isVisible()) await this.#playAgain();
      else if (await isSo()) return;
      else await this.#goOnHere();
    }
    expect.fail(`it never came to that: ${await this.seen()}\n${(await this.lines()).slice(-12).join('\n')}`);
  }

  async #playAgain(): Promise<void> {
    await this.rematch.click();
    await this.rematch.waitFor({ state: 'hidden' });
  }

  /** Answers whatever comes before the own turn. */
  ownTurn(): Promise<void> {
    return this.playUntil(async () => (await this.halves.count()) > 0);
  }

  /** What is asked and what can be touched, in words: changes with every answer. */
  async seen(): Promise<string> {
    return this.page.evaluate(() => {
      const touchable = '.gh-lit, .gh-basic, .gh-lit-hex, .gh-figure.is-lit, .gh-place-hex, .gh-level';
      const named = [...document.querySelectorAll(touchable)].map((one) => one.getAttribute('aria-label'));
      const prompt = document.querySelector('.prompt-body');
      const words = prompt instanceof HTMLElement ? prompt.innerText : '';
      return [words, ...named].join('\n');
    });
  }

  /** Answers whatever is asked with what comes to hand first, until the answer is taken, and nothing after it. */
  async #goOnHere(): Promise<void> {
    const decision = await this.decision();
    for (const began = performance.now(); performance.now() - began < patience; ) {
      const before = await this.seen();
      await this.page.waitForTimeout(shortestLook);
      // What is asked by now may be another thing, which nobody has looked at.
      if ((await this.decision()) !== decision) return;
      await this.#giveSomething().catch(() => undefined);
      await this.#isSeenAnew(before);
    }
    expect.fail(`nothing could be answered: ${await this.seen()}`);
  }

  async #isSeenAnew(before: string, within = quick.timeout): Promise<boolean> {
    for (const began = performance.now(); performance.now() - began < within; ) {
      if ((await this.seen()) !== before) return true;
      await this.page.waitForTimeout(20);
    }
    return false;
  }

  async #giveSomething(): Promise<void> {
    if (await this.confirm.isVisible()) return this.#gather();
    // Whoever can be attacked is attacked; then a card is played; then the figure goes to the farthest hex.
    if ((await this.things.count()) > 0) return this.things.first().click(atCorner);
    for (const some of [this.figures, this.areas, this.halves, this.basics]) {
      if ((await some.count()) > 0) return some.first().click(quick);
    }
    if ((await this.hexes.count()) > 0) return this.#goSomewhere();
    // What is listed last goes on: nobody gives up.
    return this.options.last().click(quick);
  }

  /** To the farthest hex; where something lies over it, as on a small screen, to another, or nowhere. */
  async #goSomewhere(): Promise<void> {
    for (const hex of [this.hexes.last(), this.hexes.first()]) {
      const isTouched = await hex.click({ timeout: 700 }).then(
        () => true,
        () => false,
      );
      if (isTouched) return;
    }
    await this.options.last().click(quick);
  }

  /** Cards rather than anything else, and what goes on rather than what ends; where nothing must be picked, nothing is. */
  async #gather(): Promise<void> {
    const unpicked = this.page.locator('[aria-pressed="false"]');
    const cards = this.things.and(unpicked);
    while (!(await this.confirm.isEnabled(quick))) {
      const touchable = this.everything.and(unpicked);
      if ((await cards.count()) > 0) await cards.last().click(atCorner);
      else if ((await touchable.count()) > 0) await touchable.first().click(quick);
      else await this.options.and(unpicked).last().click(quick);
    }
    await this.confirm.click(quick);
  }
}
