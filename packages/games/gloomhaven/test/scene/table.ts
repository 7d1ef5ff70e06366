import { chanceFrom, chanceOver, type OpenQuestion, seat } from '@tavolo/kernel';
import { type Mode, modes, Scene } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhavenWith } from '../../game.ts';
import type { GloomKinds } from '../../kinds.ts';
import { theFigure, theHero } from '../../rules/figures.ts';
import { setup } from '../../setup.ts';
import type { Deck, Figure, Hero } from '../../state.ts';
import { type View, view } from '../../view.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import type { Setting } from './cast.ts';
import type { Drawing } from './drawing.ts';
import { boxFor, scenarioId } from './stage.ts';

/** A table before anything is chosen. Without a map a printed scenario is played; classes are chosen in this order. */
export type Given = Setting & {
  readonly map?: Drawing;
  readonly seats?: readonly string[];
  readonly classes?: readonly string[];
  /** What is answered where a test says nothing, by question or by question and figure: `{ 'hand scoundrel': […] }`. */
  readonly wishes?: { readonly [question: string]: readonly string[] };
  readonly seed?: string;
};

/** A rule of the set-up as a test. It runs straight, reloaded and forked. */
export function setUp(title: string, given: Given, play: (table: Preparing) => void): void {
  for (const mode of modes) test(`${title} (${mode})`, () => play(new Preparing(given, mode)));
}

/** A table that is being prepared, up to the choice of the first round's cards. */
export class Preparing extends Scene<GloomKinds> {
  readonly #given: Given;
  /** The names of all questions answered so far. */
  readonly answered: string[] = [];

  constructor(given: Given, mode: Mode = 'straight') {
    const printed = given.map === undefined ? content : boxFor(given.map, { ...given, revealed: [] });
    const game = gloomhavenWith(printed);
    const ownMap = given.map === undefined ? {} : { scenario: scenarioId };
    const options = { ...game.defaults, ...ownMap, ...given.options };
    const seats = (given.seats ?? ['ana', 'bea']).map(seat);
    const chanceState = chanceFrom(given.seed ?? 'scene');
    const sheet = game.chronicle.blank;
    const state = setup({
      options,
      sheet,
      seats,
      content: printed,
      chanceState,
      chance: chanceOver(chanceState),
    });
    super({ game, seats, options, state, script: given.script ?? {} }, mode);
    this.#given = given;
    this.goOn((s) => s.roundBegun);
  }

  /** Answers everything without further thought, until somebody is asked this. */
  upTo(name: string): void {
    for (;;) {
      const next = this.match.open.find((it) => it.name !== name);
      if (next === undefined) break;
      if (this.match.open.some((it) => it.name === name)) break;
      this.#answerDully(next);
    }
    if (!this.match.open.some((it) => it.name === name)) throw new Error(`nobody is asked ${name}`);
  }

  /** Answers everything without further thought, up to the first round. */
  toTheFirstRound(): void {
    for (let next = this.match.open[0]; next !== undefined; next = this.match.open[0])
      this.#answerDully(next);
  }

  /** Answers all open questions of this name; what is asked next must be another. */
  allAnswer(name: string): void {
    for (;;) {
      const next = this.match.open.find((it) => it.name === name);
      if (next === undefined) return;
      this.#answerDully(next);
    }
  }

  hero(id: string): Hero {
    return theHero(this.state, id as FigureId); // tests write ids
  }

  figure(id: string): Figure {
    return theFigure(this.state, id as FigureId); // tests write ids
  }

  deckOf(owner: string): Deck {
    const deck = this.state.decks.find((it) => it.owner === owner);
    if (deck === undefined) throw new Error(`${owner} has no deck`);
    return deck;
  }

  /** What somebody sees. */
  seenBy(name: string): View {
    return view(this.state, seat(name));
  }

  #answerDully(question: OpenQuestion<GloomKinds>): void {
    this.answered.push(question.name);
    this.asksAbout(question.seat, question.name).answer(...this.#dull(question));
  }

  #dull({ name, options, min, about }: OpenQuestion): readonly string[] {
    const { wishes = {}, classes = ['brute', 'scoundrel', 'spellweaver', 'tinkerer'] } = this.#given;
    const wish = wishes[`${name} ${String(about.figure)}`] ?? wishes[name];
    if (wish !== undefined) return wish;
    if (name === 'class') return [classes.find((it) => options.includes(it)) ?? 'brute'];
    if (name === 'negate-damage') return ['suffer'];
    return options.slice(0, min);
  }
}
