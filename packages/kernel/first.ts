import { type Beginning, firstState } from './beginning.ts';
import type { Game, Kinds } from './game.ts';
import { type Base, type Follower, Run } from './run.ts';

/** The state before anything happened, which nobody changes, and all that can be run from it. */
export class First<K extends Kinds> {
  readonly state: K['State'];
  /** Whether it is what the seed sets up. */
  readonly isSetUp: boolean;
  readonly #game: Game<K>;

  private constructor({ game }: Beginning<K>, state: K['State'], isSetUp: boolean) {
    this.#game = game;
    this.state = state;
    this.isSetUp = isSetUp;
  }

  static setUp<K extends Kinds>(beginning: Beginning<K>): First<K> {
    return new First(beginning, firstState(beginning), true);
  }

  static given<K extends Kinds>(beginning: Beginning<K>, state: K['State']): First<K> {
    return new First(beginning, state, false);
  }

  /** A run from a base that the match has come by; without one, from here. */
  run(base: Base<K> | undefined, follower: Follower<K> | null): Run<K> {
    if (base !== undefined) return Run.from(this.#game, base, follower);
    return new Run(this.#game, this.#game.form.clone(this.state), 0, follower);
  }
}
