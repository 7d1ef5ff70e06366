import { type PlacementOption, readPlacement } from '@tavolo/machina-arcana';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { AtTable, optionsOf, shortestLook } from './at-table.ts';

/** From one end of the halls to the other it takes fewer drags. */
const mostDrags = 8;

const mostGoes = 3;

/** How long a touch may take, in milliseconds. */
const quick = { timeout: 3000 };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** Runs in the page: whether a touch in the middle of something reaches it. */
const isOpen = (thing: Element): boolean => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** An attack as the dice on the map show it. */
type AttackSeen = {
  /** What the dice and all that was added come to. */
  readonly parts: number;
  readonly total: number;
  readonly targets: readonly { readonly name: string; readonly defence: number }[];
};

/** Somebody at a table of Machina Arcana, who answers by touching spaces, units and cards. */
export class AtHalls extends AtTable {
  readonly board = this.page.locator('.ma-board');
  /** What answers on the map. */
  readonly lights = this.board.locator('.ma-touch');
  /** Cards and explorers that answer. */
  readonly lit = this.board.locator('.ma-lit');
  /** Dice that lie on the map. */
  readonly dice = this.board.locator('.ma-dice');
  /** The end of a match: in a campaign the button says what comes next. */
  override readonly rematch = this.prompt.locator('.prompt-actions .button[data-weight="main"]');

  /** Where items are arranged. */
  readonly bench = this.board.locator('.ma-bench');

  readonly #map = this.board.locator('.ma-drawing');
  /** Where there is little room, cards lie in drawers; those with an answer in them shine. */
  readonly #shutDrawers = this.board.locator('.ma-drawer-tab[data-lit="true"][aria-pressed="false"]');

  /** Where two people share a device, whoever is asked says so, and takes it. */
  override async sitAs(name: string): Promise<void> {
    const chip = this.page.locator('.seats-bar button.seat-name').filter({ hasText: name });
    const curtain = this.page.locator('.curtain').getByRole('button');
    await this.question.or(curtain).first().waitFor();
    if (await curtain.isVisible()) await curtain.click();
    await this.question.waitFor();
    if (await chip.isVisible()) await chip.click();
  }

  override async give(picked: readonly string[]): Promise<void> {
    if (!(await this.bench.isVisible())) return super.give(picked);
    const decision = await this.decision();
    await this.page.waitForTimeout(shortestLook);
    for (const option of picked) await this.#place(option);
    await this.touch(this.confirm);
    await this.page.waitForFunction(
      (old) => document.querySelector('#prompt')?.getAttribute('data-decision') !== old,
      decision,
    );
  }

  /** What is offered beside the question, in its order. */
  offered(): Promise<readonly string[]> {
    return optionsOf(this.prompt.locator('.prompt-options [data-option]'));
  }

  /** Where one can walk, the farthest last. */
  async walks(): Promise<readonly string[]> {
    const steps = await this.board.locator('.ma-marks > :has(.ma-steps)').evaluateAll((marks) =>
      marks.map((mark) => ({
        option: mark.getAttribute('data-of') ?? '',
        steps: Number(mark.querySelector('.ma-steps')?.textContent),
      })),
    );
    return steps.sort((one, other) => one.steps - other.steps).map(({ option }) => option);
  }

  /** The attack whose dice lie there: what they come to, and what each target must be reached with. */
  async attack(): Promise<AttackSeen> {
    await this.dice.waitFor();
    return this.dice.evaluate((dice) => {
      const numberIn = (element: Element | null): number =>
        Number((element?.lastChild?.textContent ?? '').replace('−', '-'));
      const marks = [...dice.querySelectorAll('.ma-die')].map(
        (die) => die.querySelectorAll('.ma-die-mark').length,
      );
      const parts = [...dice.querySelectorAll('.ma-dice-part')].map((part) =>
        Number.parseInt((part.textContent ?? '').replace('−', '-'), 10),
      );
      return {
        parts: [...marks, ...parts].reduce((sum, part) => sum + part, 0),
        total: numberIn(dice.querySelector('.ma-dice-total')),
        targets: [...dice.querySelectorAll('.ma-dice-targets > li')].map((target) => ({
          name: target.querySelector(':scope > span')?.textContent ?? '',
          defence: numberIn(target.querySelector('.ma-dice-defence')),
        })),
      };
    });
  }

  /** Answers somehow: as long as something is listed with what is last there, which goes on; else on the map or on a card. Says how. */
  async goOnSomehow(): Promise<string> {
    const [listed, there, lit] = [
      await this.offered(),
      await optionsOf(this.lights),
      await optionsOf(this.lit),
    ];
    const option = listed.at(-1) ?? there.at(-1) ?? lit[0];
    if (option === undefined) return expect.fail(`nothing can be touched: ${await this.prompt.innerText()}`);
    await this.give([option]);
    return option;
  }

  /** Takes an item in hand, and puts it where it belongs, if it does not lie there already. */
  async #place(option: string): Promise<void> {
    const { item } = readPlacement(option as PlacementOption); // an option of this question
    const place = this.bench.locator(`[data-option="${option}"]`);
    await this.touch(this.bench.locator(`[data-item="${item}"]`));
    await this.touch((await place.isVisible()) ? place : this.bench.locator(`[data-item="${item}"]`));
  }

  /** Touches something on the page. */
  touch(one: Locator): Promise<void> {
    return one.click();
  }

  protected override async touchOption(option: string): Promise<void> {
    const found = this.page.locator(`[data-option="${option}"]`);
    await found.first().waitFor({ state: 'attached' });
    const inSight = found.filter({ visible: true });
    for (const drawer of await this.#shutDrawers.all()) {
      if ((await inSight.count()) > 0) break;
      await drawer.click();
    }
    const [light] = await this.lights.and(found).all();
    // While the prompt grows or shrinks, the map has another room, and shows something else of itself.
    for (let go = 0; light !== undefined && go < mostGoes; go++) {
      await this.#bringIntoSight(light);
      const isTouched = await light.click(quick).then(
        () => true,
        () => false,
      );
      if (isTouched) return;
    }
    return super.touchOption(option);
  }

  /** Drags the map, as with a finger, until something lit lies open. */
  async #bringIntoSight(light: Locator): Promise<void> {
    for (let drag = 0; drag < mostDrags && !(await light.evaluate(isOpen)); drag++) {
      const [map, spot] = [await this.#map.boundingBox(), await light.boundingBox()];
      if (map === null || spot === null) return;
      const [x, y] = middleOf(map);
      const [spotX, spotY] = middleOf(spot);
      const within = (by: number, room: number): number => Math.max(-0.4 * room, Math.min(0.4 * room, by));
      const { mouse } = this.page;
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x + within(x - spotX, map.width), y + within(y - spotY, map.height), { steps: 4 });
      await mouse.up();
    }
  }
}
