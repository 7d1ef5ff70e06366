import { admit } from './admit.ts';
import type { Game, Kinds, Result } from './game.ts';
import { isRefusal } from './refusal.ts';
import type { Question } from './rule.ts';
import type { Run } from './run.ts';
import type { Seat } from './seat.ts';

/**
 * A match as a seat might think it, to be played on in the head and thrown away: it tells nothing, keeps no
 * record, and can't be forked or undone.
 */
export class Thought<K extends Kinds> {
  readonly #run: Run<K>;

  constructor(run: Run<K>) {
    this.#run = run;
  }

  get game(): Game<K> {
    return this.#run.game;
  }

  get state(): K['State'] {
    return this.#run.state;
  }

  get isOver(): boolean {
    return this.#run.lanes.open.length === 0;
  }

  get result(): Result<K['Outcome']> {
    return this.game.result(this.state);
  }

  /** The question that was asked first of those open, or `null` when the match is over. */
  get firstAsked(): Question | null {
    return this.#run.lanes.open[0]?.question ?? null;
  }

  /** The question open to a seat. */
  askedOf(seat: Seat): Question | null {
    return this.#run.lanes.of(seat)?.question ?? null;
  }

  /** Answers the question open to a seat. Thinking in answers that would be refused is a bug of the thinker: it throws. */
  play(seat: Seat, picked: readonly string[]): void {
    const lane = this.#run.lanes.of(seat);
    if (lane?.question == null) throw new Error(`${seat} is not asked`);
    const admitted = admit(lane.question, picked);
    if (isRefusal(admitted))
      throw new Error(`${lane.question.name} refuses ${picked.join(', ')}: ${admitted.refused}`);
    this.#run.give(lane, admitted);
    this.#run.advance();
  }
}
