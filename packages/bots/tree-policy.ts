import type { Chance, Kinds, Question, Thought } from '@tavolo/kernel';
import { keyOf } from './candidates.ts';
import { usualAnswer } from './play-on.ts';
import { randomAnswer, randomVariation } from './random.ts';
import { firstAnswer, isAnswer } from './selections.ts';
import { type Branch, branchOf, type Decision } from './tree.ts';

/** Where a decision is made: in the tree, and in the imagined match that has come there. */
export type Crossing<K extends Kinds> = {
  readonly decision: Decision;
  readonly question: Question;
  readonly thought: Thought<K>;
};

/**
 * Which answer is tried in the tree. First the usual one, then each that is untried, then the one of the
 * highest upper bound (UCB1 with the visits in which it was available).
 */
export class TreePolicy<K extends Kinds> {
  readonly #chance: Chance;
  readonly #exploration: number;
  /** The answers to the decision at hand; one list for all decisions, as only one is made at a time. */
  readonly #open: Branch[] = [];

  constructor(chance: Chance, exploration: number) {
    this.#chance = chance;
    this.#exploration = exploration;
  }

  choose(crossing: Crossing<K>): Branch {
    const { decision, question } = crossing;
    this.#open.length = 0;
    const options = question.from();
    if (decision.complete) this.#openAll(decision);
    else if (question.max === 1) this.#openEach(crossing, options);
    else this.#openSome(crossing, options);
    for (const branch of this.#open) branch.available++;
    return decision.visits++ === 0 ? this.#usual(crossing, options) : this.#best(decision);
  }

  #openAll({ branches }: Decision): void {
    for (const branch of branches.values()) this.#open.push(branch);
  }

  /** One option, or none where that is allowed. */
  #openEach({ decision, question: { min, valid } }: Crossing<K>, options: readonly string[]): void {
    if (min === 0 && valid?.([]) !== false) this.#open.push(branchOf(decision, '', []));
    for (const id of options) {
      const known = decision.branches.get(id);
      const picked = known?.picked ?? [id];
      if (valid?.(picked) !== false) this.#open.push(known ?? branchOf(decision, id, picked));
    }
  }

  /** What has been thought of and is possible here, and a new thought from time to time. */
  #openSome(crossing: Crossing<K>, options: readonly string[]): void {
    const { decision, question } = crossing;
    const { branches, visits } = decision;
    for (const branch of branches.values()) {
      if (isAnswer(question, options, branch.picked)) this.#open.push(branch);
    }
    if (this.#open.length > 0 && branches.size >= thoughtsAfter(visits)) return;
    const picked = this.#thinkOf(crossing, options);
    const branch = branchOf(decision, keyOf(picked), picked);
    if (!this.#open.includes(branch)) this.#open.push(branch);
  }

  /** First the usual answer, then the smallest; then any, or one beside the best so far. */
  #thinkOf({ decision, question, thought }: Crossing<K>, options: readonly string[]): readonly string[] {
    const { size } = decision.branches;
    if (size === 0) return usualAnswer(thought, question, options, this.#chance);
    if (size === 1) return firstAnswer(question, options);
    if (this.#chance.below(2) === 0) return randomAnswer(question, options, this.#chance);
    return randomVariation(mostTried(decision), question, options, this.#chance);
  }

  #usual({ decision, question, thought }: Crossing<K>, options: readonly string[]): Branch {
    const key = keyOf(usualAnswer(thought, question, options, this.#chance));
    return this.#open.find((branch) => branch.key === key) ?? this.#best(decision);
  }

  #best(decision: Decision): Branch {
    let untried = 0;
    let best: Branch | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const branch of this.#open) {
      if (branch.visits === 0) untried++;
      const bound = this.#bound(branch);
      if (bound > highest) {
        best = branch;
        highest = bound;
      }
    }
    if (untried > 1) return this.#untried(this.#chance.below(untried));
    if (best === undefined) throw new Error(`nothing answers ${decision.name}`);
    return best;
  }

  /** How good the answer may turn out to be: without bound while it is untried. */
  #bound({ visits, available, total }: Branch): number {
    if (visits === 0) return Number.POSITIVE_INFINITY;
    return total / visits + this.#exploration * Math.sqrt(Math.log(available) / visits);
  }

  #untried(skipped: number): Branch {
    const untried = this.#open.filter((branch) => branch.visits === 0);
    return untried[skipped] as Branch; // as many were counted
  }
}

function mostTried({ branches }: Decision): readonly string[] {
  let most: Branch | undefined;
  for (const branch of branches.values()) if (branch.visits > (most?.visits ?? -1)) most = branch;
  return most?.picked ?? [];
}

/** How many answers have been thought of after so many visits, where there are too many to think of all. */
const thoughtsAfter = (visits: number): number => 2 * Math.sqrt(visits + 1);
