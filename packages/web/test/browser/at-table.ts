import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { messages as english } from '../../text/en/messages.ts';
import type { Messages } from '../../text/messages.ts';

/** A touch sooner than this after a question appeared counts for nothing (`table/session.ts`), in milliseconds. */
export const shortestLook = 270;

/** How long it may take until something can be answered, and until an answer is seen to be taken, in milliseconds. */
const patience = 20_000;
const slow = 2000;

/** Which answer is given where it does not matter: the first that is shown, or the last, which goes on. */
export type Habit = 'first' | 'last';

/** Somebody at a table, who sees it and answers by what the prompt shows. */
export class AtTable {
  readonly page: Page;
  readonly text: Messages;
  readonly prompt: Locator;
  /** What is asked. */
  readonly question: Locator;
  /** The buttons of everything that can be answered, in the order they are shown. */
  readonly options: Locator;
  /** Gives what is picked, where several can be. */
  readonly confirm: Locator;
  readonly rematch: Locator;
  /** Takes the last choice back; where nothing can be, it only says why. */
  readonly undo: Locator;

  constructor(page: Page, text: Messages = english) {
    this.page = page;
    this.text = text;
    this.prompt = page.getByRole('region', { name: text.table.options, exact: true });
    this.question = this.prompt.getByRole('heading', { level: 2 });
    this.options = this.#listed(text.table.options).or(this.#listed(text.table.instead));
    this.confirm = this.prompt.locator('.prompt-confirm').getByRole('button');
    this.rematch = this.prompt.getByRole('button', { name: text.table.rematch });
    const undo = page.getByRole('button', { name: text.tools.undo, exact: true });
    this.undo = undo.and(page.locator(':not(.is-resting)'));
  }

  /** What explains an option opens something; what answers does not. */
  #listed(name: string): Locator {
    return this.prompt.getByRole('list', { name, exact: true }).locator('> li > button:not([popovertarget])');
  }

  /** Whether the game is over, and another one can be played or has been opened. */
  isOver(): Promise<boolean> {
    return this.rematch
      .or(this.prompt.getByRole('link', { name: this.text.table.toRematch }))
      .first()
      .isVisible();
  }

  /** Waits until something is asked, or the game is over. */
  askedOrOver(): Promise<void> {
    return this.question.or(this.rematch).first().waitFor();
  }

  /** Waits until something is asked, and gives the question in words. */
  async asked(): Promise<string> {
    await this.question.waitFor();
    return this.question.innerText();
  }

  /** Waits until something is asked of whoever is called so, where several people share a device. */
  async sitAs(_: string): Promise<void> {
    await this.question.waitFor();
  }

  /** What a screen reader would say, for those who play by it; `null`: nobody listens. */
  async heard(): Promise<string | null> {
    return null;
  }

  /** Waits until this question is asked, in so many words. */
  async isAsked(question: string): Promise<void> {
    await this.question.filter({ hasText: question }).waitFor();
  }

  /** Lines of the log that say something like this. */
  told(says: RegExp): Locator {
    return this.page.getByRole('log', { name: this.text.tools.log }).getByText(says);
  }

  /** Answers by what is shown as an option. */
  async answer(option: Locator): Promise<void> {
    await option.waitFor();
    await this.page.waitForTimeout(shortestLook);
    await option.click();
  }

  /**
   * Answers whatever is asked, and says what, once the answer is taken; `null`: the game is over. Where some of the
   * options are liked better, one of those is chosen.
   */
  async goOn(habit: Habit = 'first', liked: Locator = this.options): Promise<string | null> {
    for (const began = performance.now(); performance.now() - began < patience; ) {
      await this.askedOrOver();
      if (await this.rematch.isVisible()) return null;
      const decision = await this.decision();
      const [question = ''] = await this.question.allInnerTexts();
      if (await this.#isGiven(decision, habit, liked)) return question;
    }
    return expect.fail(`nothing could be answered: ${await this.prompt.innerText()}`);
  }

  /** Gives an answer until it is taken; `false`: something else happened before that, and another thing is asked. */
  async #isGiven(decision: string, habit: Habit, liked: Locator): Promise<boolean> {
    await this.page.waitForTimeout(shortestLook);
    if (decision === '' || (await this.decision()) !== decision) return false;
    for (const began = performance.now(); performance.now() - began < patience; ) {
      await this.#give(habit, (await liked.count()) > 0 ? liked : this.options).catch(() => undefined);
      if (await this.#isDecided(decision)) return true;
    }
    return false;
  }

  /** Gives just this answer, by touching what it lies on, and waits until it is taken. */
  async give(picked: readonly string[]): Promise<void> {
    const decision = await this.decision();
    await this.page.waitForTimeout(shortestLook);
    for (const option of picked) await this.touchOption(option);
    for (const began = performance.now(); performance.now() - began < patience; ) {
      if ((await this.decision()) !== decision) return;
      // It may be gone before it is touched, if what was picked was enough.
      if (await this.confirm.isVisible()) await this.confirm.click({ timeout: slow }).catch(() => undefined);
      await this.page.waitForTimeout(20);
    }
    expect.fail(`${picked.join(', ')} was not taken: ${await this.prompt.innerText()}`);
  }

  /** Touches what an option lies on: on the board, or beside the question. */
  protected async touchOption(option: string): Promise<void> {
    const found = this.page.locator(`[data-option="${option}"]`);
    await found.first().waitFor({ state: 'attached' });
    // What was pointed at last would lie over the next.
    await this.page.mouse.move(1, 1);
    const whys: string[] = [];
    for (const one of await found.all()) {
      const why = await one.click({ ...(await this.aim(one)), timeout: patience / 2 }).then(
        () => null,
        (cause: unknown) => String(cause),
      );
      if (why === null) return;
      whys.push(why);
    }
    expect.fail(`${option} can't be touched: ${whys.join('\n')}`);
  }

  /** Where to touch something, if not in its middle. */
  protected async aim(
    _: Locator,
  ): Promise<{ readonly position?: { readonly x: number; readonly y: number } }> {
    return {};
  }

  /** What names the decision that is asked for; empty where none is. Some questions are asked twice in the same words. */
  decision(): Promise<string> {
    return this.prompt.evaluateAll(([prompt]) => prompt?.getAttribute('data-decision') ?? '');
  }

  /** Whether this decision is asked for no more, within the time that a slow machine needs. */
  async #isDecided(decision: string): Promise<boolean> {
    for (const began = performance.now(); performance.now() - began < slow; ) {
      if ((await this.decision()) !== decision) return true;
      await this.page.waitForTimeout(20);
    }
    return false;
  }

  /** Where several can be picked, as few as may be. */
  async #give(habit: Habit, options: Locator): Promise<void> {
    const quick = { timeout: slow };
    if (!(await this.confirm.isVisible())) {
      await (habit === 'first' ? options.first() : options.last()).click(quick);
      return;
    }
    const unpicked = this.options.and(this.page.locator('[aria-pressed="false"]')).first();
    while (!(await this.confirm.isEnabled(quick))) await unpicked.click(quick);
    await this.confirm.click(quick);
  }

  /** Plays until the game is over; `between` is called before each answer. The questions, in their order. */
  async playOn(
    habit: Habit = 'first',
    between: () => Promise<void> = async () => {},
  ): Promise<readonly string[]> {
    const questions: string[] = [];
    for (let count = 0; count < longestGame; count++) {
      await this.askedOrOver();
      await between();
      const question = await this.goOn(habit);
      if (question === null) return questions;
      questions.push(question);
    }
    return expect.fail(`after ${longestGame} answers the game is not over`);
  }
}

/** The options that such things answer with, in their order. */
export const optionsOf = (some: Locator): Promise<readonly string[]> =>
  some.evaluateAll((elements) => elements.flatMap((element) => element.getAttribute('data-option') ?? []));

/** No game asks one person more often. */
const longestGame = 400;
