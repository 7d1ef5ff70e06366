import { type Chance, chanceOver } from './chance.ts';
import type { Game, Kinds, Play } from './game.ts';
import { type Lane, Lanes } from './lanes.ts';
import type { Rule } from './rule.ts';
import type { Seat } from './seat.ts';

/** A fact as it was told: to everybody, or to one seat only. */
export type Told<K extends Kinds> = {
  readonly fact: K['Fact'];
  /** The number of the rule it follows. */
  readonly rule: K['RuleId'];
  readonly to: Seat | null;
  /** How many answers had been given. */
  readonly at: number;
};

/** The state before some steps that ask, from which they can be run again. Nobody ever changes it. */
export type Base<K extends Kinds> = {
  readonly state: K['State'];
  /** The steps that go on from here, side by side when there are several. */
  readonly steps: readonly K['Step'][];
  /** How many answers had been given. */
  readonly answered: number;
};

/** What follows a run: a match keeps what it hears, a thought keeps nothing. */
export type Follower<K extends Kinds> = {
  /**
   * Steps that may ask are about to begin. The base that they would be run again from is made if the follower wants it;
   * `isNear`: the one before stands for it as the state at rest.
   */
  based(base: () => Base<K>, isNear: boolean): void;
  told(told: Told<K>): void;
  /** Something was drawn or shown while this lane was running. */
  revealed(lane: Lane | null): void;
};

/** For how many steps after its own, where nobody has answered, a base stands as the state at rest. */
const farthestBase = 2;

/** More steps than this in a row without a question are a bug: the game goes round in circles. */
const longestSilence = 10_000;

/** A state and the rules that are running on it: steps follow each other until somebody must answer. */
export class Run<K extends Kinds> implements Play<K> {
  readonly game: Game<K>;
  readonly state: K['State'];
  readonly content: K['Content'];
  readonly chance: Chance;
  readonly lanes = new Lanes();
  readonly #follower: Follower<K> | null;
  /** How many answers had been given at the last base, and how many steps that may ask have started since it. */
  #basedAt = -1;
  #startsSince = 0;
  /** How many answers have been given. */
  answered: number;

  constructor(game: Game<K>, state: K['State'], answered: number, follower: Follower<K> | null) {
    this.game = game;
    this.state = state;
    this.content = game.content;
    this.answered = answered;
    this.#follower = follower;
    this.chance = chanceOver(state.chance, () => this.reveal());
  }

  /** A run that stands where a base stood. */
  static from<K extends Kinds>(game: Game<K>, base: Base<K>, follower: Follower<K> | null): Run<K> {
    const run = new Run(game, game.form.clone(base.state), base.answered, follower);
    run.#basedAt = base.answered;
    const rules = base.steps.map((step) => game.run(run, step) as Rule); // a base's steps are those that ask
    run.lanes.start(rules);
    return run;
  }

  /** Gives a lane its answer. The steps that follow wait for `advance`. */
  give(lane: Lane, picked: readonly string[]): void {
    this.answered++;
    this.lanes.answer(lane, picked);
  }

  /** Runs step after step until there is a question or the match is over. */
  advance(): void {
    for (let silent = 0; this.lanes.open.length === 0; silent++) {
      if (silent === longestSilence) throw new Error(`${this.game.id} goes round in circles`);
      const next = this.game.nextStep(this.state);
      if (next === null) return;
      if (isSeveral<K>(next)) this.#beginAll(next);
      else this.#begin(next);
    }
  }

  #begin(step: K['Step']): void {
    const rule = this.game.run(this, step);
    if (rule !== undefined) this.#start([step], [rule]);
  }

  #beginAll(steps: readonly K['Step'][]): void {
    const asking: K['Step'][] = [];
    const rules: Rule[] = [];
    for (const step of steps) {
      const rule = this.game.run(this, step);
      if (rule === undefined) continue;
      asking.push(step);
      rules.push(rule);
    }
    if (rules.length > 0) this.#start(asking, rules);
  }

  #start(steps: readonly K['Step'][], rules: readonly Rule[]): void {
    if (this.#follower !== null) this.#base(this.#follower, steps);
    this.lanes.start(rules);
  }

  #base(follower: Follower<K>, steps: readonly K['Step'][]): void {
    const isNear = this.#basedAt === this.answered && this.#startsSince < farthestBase;
    this.#startsSince = isNear ? this.#startsSince + 1 : 0;
    this.#basedAt = this.answered;
    const base = () => ({ state: this.game.form.clone(this.state), steps, answered: this.answered });
    follower.based(base, isNear);
  }

  tell(fact: K['Fact'], rule: K['RuleId']): void {
    this.#follower?.told({ fact, rule, to: null, at: this.answered });
  }

  tellOnly(seat: Seat, fact: K['Fact'], rule: K['RuleId']): void {
    this.#follower?.told({ fact, rule, to: seat, at: this.answered });
  }

  reveal(): void {
    this.#follower?.revealed(this.lanes.running);
  }
}

const isSeveral = <K extends Kinds>(next: K['Step'] | readonly K['Step'][]): next is readonly K['Step'][] =>
  Array.isArray(next);
