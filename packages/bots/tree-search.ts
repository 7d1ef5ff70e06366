import type { Chance, Kinds, Seat, Thought } from '@tavolo/kernel';
import { everyAnswer, keyOf } from './candidates.ts';
import { type Considered, firstPicked } from './considered.ts';
import { decisionsAhead, playOn, standing } from './play-on.ts';
import { mostTriedFirst, worthOf } from './ranking.ts';
import { type BotSight, ownQuestion } from './sight.ts';
import { thinkable } from './thinkable.ts';
import type { Budget, Thinker } from './thinker.ts';
import { type Branch, branchOf, type Decision, Descent, newPlace } from './tree.ts';
import { TreePolicy } from './tree-policy.ts';

export type TreeOptions = {
  /** How much a little-tried answer is preferred to one that has done well; 0 never explores. */
  readonly exploration: number;
  /** After how many decisions, by anybody, the standings are judged. A game without counsel is played to its end. */
  readonly horizon: number;
  /** Where a selection has more answers than this, they are thought of one by one as the visits grow. */
  readonly candidates: number;
};

export const treeDefaults: TreeOptions = { exploration: 0.35, horizon: 40, candidates: 64 };

/**
 * A Monte Carlo tree search over what a seat may know. Each iteration imagines a match, goes down the tree by
 * the answers that look best to the seat that is asked, adds one answer, plays on as usual, and gives each
 * seat on the way its own standing.
 *
 * It can be asked at any time and told to think further: thinking twice is thinking once for the sum. The same
 * sight, chance and number of iterations give the same numbers.
 */
export class TreeSearch<K extends Kinds> implements Thinker {
  readonly #sight: BotSight<K>;
  readonly #chance: Chance;
  readonly #horizon: number;
  readonly #policy: TreePolicy<K>;
  readonly #tree = newPlace();
  readonly #root: Decision;
  #iterations = 0;
  /** The way of the iteration that is going on: the decisions, and the answer taken at each. */
  readonly #decisions: Decision[] = [];
  readonly #taken: Branch[] = [];
  /** How well each seat on that way stands at its end. */
  readonly #standings = new Map<Seat, number>();

  constructor(sight: BotSight<K>, chance: Chance, options: TreeOptions = treeDefaults) {
    this.#sight = sight;
    this.#chance = chance;
    this.#horizon = decisionsAhead(sight.game, options.horizon);
    this.#policy = new TreePolicy(chance, options.exploration);
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

  /** The answers that were tried, the most tried first. */
  get considered(): readonly Considered[] {
    const tried = [...this.#root.branches.values()].filter(({ visits }) => visits > 0);
    return mostTriedFirst(tried).map((branch) => ({
      picked: branch.picked,
      visits: branch.visits,
      worth: worthOf(branch),
    }));
  }

  /** The answer to give, as far as was thought. There is always one. */
  best(): readonly string[] {
    if (this.#iterations === 0) this.think({ iterations: 1 });
    return firstPicked(this.considered);
  }

  #iterate(): void {
    const thought = this.#sight.imagine(this.#chance);
    this.#descend(thought);
    playOn(thought, { decisions: this.#horizon - this.#taken.length }, this.#chance);
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
