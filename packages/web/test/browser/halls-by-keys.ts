import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { AtHalls } from './at-halls.ts';
import { shortestLook } from './at-table.ts';

/** Nothing on a page is farther away than so many keys. */
const farthest = 400;

/** Runs in the page: the arrow that leads from one light of the map toward another; `null`: one of them is none. */
const arrowTo = (wanted: Element): string | null => {
  const from = document.activeElement;
  if (from === null || !from.matches('.ma-touch') || !wanted.matches('.ma-touch')) return null;
  const [here, there] = [from.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const across = there.x + there.width / 2 - here.x - here.width / 2;
  const down = there.y + there.height / 2 - here.y - here.height / 2;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
};

/** Somebody at a table of Machina Arcana who has a keyboard and nothing else, and hears what a screen reader says. */
export class AtHallsByKeys extends AtHalls {
  override async give(picked: readonly string[]): Promise<void> {
    if (await this.board.locator('.ma-bench').isVisible()) return super.give(picked);
    const decision = await this.decision();
    await this.page.waitForTimeout(shortestLook);
    for (const option of picked) await this.touchOption(option);
    for (let look = 0; look < farthest && (await this.decision()) === decision; look++) {
      if (await this.confirm.isVisible()) await this.touch(this.confirm);
      await this.page.waitForTimeout(20);
    }
    expect(await this.decision(), `${picked.join(', ')} was not taken`).not.toBe(decision);
  }

  /** What is said of the whole table. */
  override heard(): Promise<string> {
    return this.page.locator('.playing').ariaSnapshot();
  }

  protected override async touchOption(option: string): Promise<void> {
    const found = this.page.locator(`[data-option="${option}"]`);
    await found.first().waitFor({ state: 'attached' });
    await this.touch(found.filter({ visible: true }).first());
  }

  /** By Tab, and on the map by arrows; then Enter. */
  protected override async touch(one: Locator): Promise<void> {
    let stuckAt = '';
    for (let press = 0; press < farthest; press++) {
      if (await one.evaluate((wanted) => wanted === document.activeElement)) {
        await this.page.keyboard.press('Enter');
        return;
      }
      const here = await this.page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
      const arrow = await one.evaluate(arrowTo);
      // Where an arrow leads nowhere, another is tried.
      await this.page.keyboard.press(
        arrow === null ? 'Tab' : here === stuckAt ? (aside[arrow] ?? 'Tab') : arrow,
      );
      const there = await this.page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
      stuckAt = here === there ? here : '';
    }
    expect.fail(`no key leads to ${await one.evaluate((wanted) => wanted.outerHTML.slice(0, 200))}`);
  }
}

const aside: { readonly [arrow: string]: string } = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  ArrowDown: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
};
