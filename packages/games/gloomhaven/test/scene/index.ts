import { seat } from '@tavolo/kernel';
import { type Mode, modes, Scene } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import { gloomhavenWith } from '../../game.ts';
import type { GloomKinds } from '../../kinds.ts';
import { deedOf, performAll } from '../../rules/abilities/abilities.ts';
import { playHalf } from '../../rules/cards/actions.ts';
import { cardOf } from '../../rules/cards/piles.ts';
import { theFigure, theHero } from '../../rules/figures.ts';
import { actByItself } from '../../rules/turns/monster-turn.ts';
import type { Figure, Hero } from '../../state.ts';
import { type View, view } from '../../view.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardId, FigureId, HexId } from '../../vocabulary/ids.ts';
import type { Cast, Setting } from './cast.ts';
import { scriptFor } from './decks.ts';
import { type Drawing, hexesIn } from './drawing.ts';
import { idOf } from './figures.ts';
import { boxFor } from './stage.ts';
import { stateFor } from './staging.ts';

/** A rule as a test: its title begins with the rule's number. It runs straight, reloaded and forked. */
export function rule(
  title: string,
  given: { readonly map: Drawing; readonly cast: Cast } & Setting,
  play: (scene: HexScene) => void,
): void {
  for (const mode of modes)
    test(`${title} (${mode})`, () => play(new HexScene(given.map, given.cast, given, mode)));
}

/** A scene on a hex map: figures are called by their letters. */
export class HexScene extends Scene<GloomKinds> {
  readonly #map: Drawing;
  readonly #ids: { readonly [letter: string]: FigureId };

  constructor(map: Drawing, cast: Cast, setting: Setting, mode: Mode) {
    const game = gloomhavenWith(boxFor(map, setting));
    const state = stateFor(map, cast, setting);
    super(
      { game, seats: state.seats, options: state.options, state, script: scriptFor(cast, setting) },
      mode,
    );
    this.#map = map;
    this.#ids = Object.fromEntries(Object.keys(cast).map((letter) => [letter, idOf(cast, letter, state)]));
  }

  /** The id of the figure with this letter. */
  id(letter: string): FigureId {
    const id = this.#ids[letter];
    if (id === undefined) throw new Error(`nobody is called ${letter}`);
    return id;
  }

  /** The figure with this letter; it must be on the map. */
  the(letter: string): Figure {
    return theFigure(this.state, this.id(letter));
  }

  isThere(letter: string): boolean {
    return this.state.figures.some(({ id }) => id === this.id(letter));
  }

  hero(letter: string): Hero {
    return theHero(this.state, this.id(letter));
  }

  /** The hex with this mark in the drawing. */
  at(mark: string): HexId {
    const found = hexesIn(this.#map).find((it) => it.mark === mark);
    if (found === undefined) throw new Error(`${mark} is not in the map`);
    return found.hex;
  }

  /** All hexes with this mark, in the order of reading. */
  all(mark: string): readonly HexId[] {
    return hexesIn(this.#map)
      .filter((it) => it.mark === mark)
      .map(({ hex }) => hex);
  }

  has(letter: string, condition: string): boolean {
    return this.the(letter).conditions.some(({ is }) => is === condition);
  }

  /** A figure performs abilities as one action. */
  does(letter: string, ...abilities: readonly Ability[]): void {
    const id = this.id(letter);
    this.perform((g) => performAll(g, deedOf(g, theFigure(g.state, id)), abilities));
  }

  /** A character plays a half of a card. */
  plays(letter: string, card: string, half: 'top' | 'bottom'): void {
    const id = this.id(letter);
    this.perform((g) => {
      const printed = cardOf(g, card as CardId)[half]; // tests write ids
      return playHalf(g, theHero(g.state, id), { card: card as CardId, half, printed, isBasic: false });
    });
  }

  /** A monster or a summon takes its turn, without what happens at its start and end. */
  acts(letter: string): void {
    const id = this.id(letter);
    this.perform((g) => actByItself(g, theFigure(g.state, id)));
  }

  /** The game goes on by its own steps, up to the end of the turn that is on. */
  finishesTurn(): void {
    this.goOn((s) => s.turn === null);
  }

  /** What somebody sees. */
  seenBy(name: string): View {
    return view(this.state, seat(name));
  }
}
