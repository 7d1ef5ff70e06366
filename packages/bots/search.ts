import type { Chance, Kinds, Seat, Thought } from '@tavolo/kernel';
import { everyAnswer, keyOf } from './candidates.ts';
import { type Considered, firstPicked } from './considered.ts';
import { horizonOf, playOn, standing } from './play-on.ts';
import { assuredFirst, mostTriedFirst, worthOf } from './ranking.ts';
import { type BotSight, ownQuestion, thinkingOn } from './sight.ts';
import { thinkable } from './thinkable.ts';
import { type Branch, branchOf, type Decision, Descent, newPlace } from './tree.ts';
import { TreePolicy } from './tree-policy.ts';

export type SearchOptions = {
  /** How much a little-tried answer is preferred to one that has done well; 0 never explores. */
  readonly exploration: number;
  /** After how many decisions, by anybody, the standings are judged. A game without counsel is played to its end. */
  readonly horizon: number;
  /** Where a selection has more answers than this, they are thought of one by one as the visits grow. */
  readonly candidates: number;
  /**
   * How far the habit is trusted: so much of the exploration goes to its answer, and another one must be ahead by four
   * times so many standard errors. 0: each answer is tried first, and the one most tried is taken.
   */
  readonly trust: number;
};

export const searchDefaults: SearchOptions = { exploration: 0.35, horizon: 40, candidates: 64, trust: 0 };

/** What is usual, as far as the game's counsel recommends nothing else. */
export const searchOptionsFor = <K extends Kinds>(sight: BotSight<K>): SearchOptions => ({
  ...searchDefaults,
  ...thinkingOn(sight),
});

/** How long to think: so many imagined matches, or less if the caller, who has the clock, says stop. */
export type Budget = { readonly iterations: number; readonly keepGoing?: () => boolean };

/**
 * A Monte Carlo tree search over what a seat may know. Each iteration imagines a match, goes down the tree by
 * the answers that look best to the seat that is asked, adds one answer, plays on as usual, and gives each
 * seat on the way its own standing.
 *
 * It can be asked at any time and told to think further: thinking twice is thinking once for the sum. The same
 * sight, chance and number of iterations give the same numbers.
 */
export class Search<K extends Kinds> {
  readonly #sight: BotSight<K>;
  readonly #chance: Chance;
  readonly #horizon: number;
  readonly #policy: TreePolicy<K>;
  readonly #trust: number;
  readonly #tree = newPlace();
  readonly #root: Decision;
  #iterations = 0;
  /** The way of the iteration that is going on: the decisions, and the answer taken at each. */
  readonly #decisions: Decision[] = [];
  readonly #taken: Branch[] = [];
  /** How well each seat on that way stands at its end. */
  readonly #standings = new Map<Seat, number>();

  constructor(sight: BotSight<K>, chance: Chance, options: SearchOptions = searchOptionsFor(sight)) {
    this.#sight = sight;
    this.#chance = chance;
    this.#horizon = horizonOf(sight.game, options.horizon);
    this.#policy = new TreePolicy(chance, options);
    this.#trust = options.trust;
    const question = ownQuestion(sight, sight.imagine(chance));
    this.#root = new Descent(this.#tree).arrive(question);
    const every = everyAnswer(question, question.from(), options.candidates);
    for (const picked of every ?? []) branchOf(this.#root, keyOf(picked), picked);
    this.#root.complete = every !== null;
  }

  /** How many matches have been imagined. */
  get iterations(): number {
    return this.#iterations;
  }

  /** Whether there is only one answer, so that no thought can change it. */
  get isSettled(): boolean {
    return this.#root.complete && this.#root.branches.size === 1;
  }

  /** Thinks for a budget, but for one iteration at least. */
  think({ iterations, keepGoing }: Budget): void {
    let left = iterations;
    do {
      this.#iterate();
      left--;
    } while (left > 0 && keepGoing?.() !== false);
  }

  /** The answers that were tried: the most tried first or, where the habit is trusted, the one that is best for sure. */
  get considered(): readonly Considered[] {
    const tried = [...this.#root.branches.values()].filter(({ visits }) => visits > 0);
    const ranked =
      this.#trust > 0 ? assuredFirst(tried, this.#root.usual, 4 * this.#trust) : mostTriedFirst(tried);
    return ranked.map((branch) => ({ picked: branch.picked, visits: branch.visits, worth: worthOf(branch) }));
  }

  /** The answer to give, as far as was thought. There is always one. */
  best(): readonly string[] {
    if (this.#iterations === 0) this.think({ iterations: 1 });
    return firstPicked(this.considered);
  }

  #iterate(): void {
    const thought = this.#sight.imagine(this.#chance);
    this.#descend(thought);
    playOn(thought, this.#horizon - this.#taken.length, this.#chance);
    this.#credit(thought);
    this.#iterations++;
  }

  /** Counts the visit for every answer on the way, each with the standing of the seat that gave it. */
  #credit(thought: Thought<K>): void {
    this.#standings.clear();
    for (let index = 0; index < this.#taken.length; index++) {
      const branch = this.#taken[index] as Branch; // both lists are as long as the way
      const { seat } = this.#decisions[index] as Decision;
      const worth = this.#standings.get(seat) ?? standing(thought, seat);
      this.#standings.set(seat, worth);
      branch.visits++;
      branch.total += worth;
      branch.squares += worth * worth;
    }
  }

  /** Answers as the tree advises, down to the first answer that had never been tried. */
  #descend(thought: Thought<K>): void {
    const descent = new Descent(this.#tree);
    this.#decisions.length = 0;
    this.#taken.length = 0;
    let question: Thought<K>['firstAsked'] = ownQuestion(this.#sight, thought);
    while (question !== null) {
      const decision = descent.arrive(question);
      const branch = this.#policy.choose({ decision, question, thought });
      this.#decisions.push(decision);
      this.#taken.push(branch);
      thought.play(question.seat, branch.picked);
      if (branch.visits === 0) return;
      descent.take(decision, branch, question.secret);
      question = thinkable(thought, thought.firstAsked);
    }
  }
}

/** Searches for a budget and takes the answer it tried most. Deterministic for a chance, unless stopped by a clock. */
export function searchBot<K extends Kinds>(
  sight: BotSight<K>,
  chance: Chance,
  options: SearchOptions & Budget,
): readonly string[] {
  const search = new Search(sight, chance, options);
  if (!search.isSettled) search.think(options);
  return search.best();
}
