import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { AtHalls } from './at-halls.ts';
import { shortestLook } from './at-table.ts';

/** Nothing on a page is farther away than so many keys. */
const farthest = 400;

/** Where the focus is, seen from where it is wanted. */
type Bearing = {
  readonly isThere: boolean;
  /** The light of the map that has the focus; empty: none has. */
  readonly here: string;
  /** The arrow that leads from there toward what is wanted; `null`: what is wanted is not on the map. */
  readonly arrow: string | null;
};

/** Runs in the page. */
const bearingOf = (wanted: Element): Bearing => {
  const from = document.activeElement;
  const here = from?.getAttribute('data-spot') ?? '';
  const bearing = { isThere: wanted === from, here };
  if (from === null || !from.matches('.ma-touch') || !wanted.matches('.ma-touch'))
    return { ...bearing, arrow: null };
  const [at, there] = [from.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const across = there.x + there.width / 2 - at.x - at.width / 2;
  const down = there.y + there.height / 2 - at.y - at.height / 2;
  if (Math.abs(across) > Math.abs(down))
    return { ...bearing, arrow: across > 0 ? 'ArrowRight' : 'ArrowLeft' };
  return { ...bearing, arrow: down > 0 ? 'ArrowDown' : 'ArrowUp' };
};

/** Somebody at a table of Machina Arcana who has a keyboard and nothing else, and hears what a screen reader says. */
export class AtHallsByKeys extends AtHalls {
  override async give(picked: readonly string[]): Promise<void> {
    if (await this.bench.isVisible()) return super.give(picked);
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
  override async touch(one: Locator): Promise<void> {
    let before = '';
    for (let press = 0; press < farthest; press++) {
      const { isThere, here, arrow } = await one.evaluate(bearingOf);
      // Where an arrow has led nowhere, another is tried.
      const isStuck = here !== '' && here === before;
      const key = arrow === null ? 'Tab' : isStuck ? (aside[arrow] ?? 'Tab') : arrow;
      await this.page.keyboard.press(isThere ? 'Enter' : key);
      if (isThere) return;
      before = isStuck ? '' : here;
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
