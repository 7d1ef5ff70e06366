import type { Chance, Kinds } from '@tavolo/kernel';
import { candidatesOf } from './candidates.ts';
import { type Considered, firstPicked } from './considered.ts';
import { type Horizon, turnsAhead, usualAnswer } from './play-on.ts';
import { aheadOf, answersBeside, assuredFirst, mean, type Tried, worthAfter } from './side-by-side.ts';
import { type BotSight, ownQuestion } from './sight.ts';
import type { Budget, Thinker } from './thinker.ts';

export type RaceOptions = {
  /** After how many decisions, by anybody, the standings are judged, where the game knows no turns. */
  readonly horizon: number;
  /** How many whole turns are played on after the one that is going on, where the game knows turns. */
  readonly turns: number;
  /** How many answers run where a selection has more. */
  readonly candidates: number;
  /** How far the habit is trusted: another answer must be ahead by four times so many standard errors. */
  readonly trust: number;
};

export const raceDefaults: RaceOptions = { horizon: 40, turns: 0, candidates: 64, trust: 0.25 };

/** After so many laps, and again after as many more, whoever has fallen behind leaves the race. */
const lapsTogether = 6;
/** So many standard errors behind the leader is far enough, or as many as trust asks for. */
const farBehind = 2;

/**
 * A race between the answers to a question, for a game whose habit plays well. In every lap each of them is tried in the
 * same imagined match; those that fall clearly behind leave, so that most of the thinking goes to what is hard to tell
 * apart.
 *
 * It can be asked at any time and told to think further: thinking twice is thinking once for the sum. The same
 * sight, chance and number of iterations give the same numbers.
 */
export class Race<K extends Kinds> implements Thinker {
  readonly #sight: BotSight<K>;
  readonly #chance: Chance;
  /** By so many standard errors an answer must be ahead of the one that is trusted. */
  readonly #errors: number;
  readonly #horizon: Horizon<K>;
  /** Every answer that began, the usual one first. */
  readonly #all: readonly Runner[];
  #running: readonly Runner[];
  /** Whom others must be clearly ahead of: the usual answer or, when it has fallen behind, the one that led then. */
  #trusted: Runner;
  /** The match of the lap, and whose turn it is to try it. */
  #seed = '';
  #next = 0;
  #iterations = 0;

  constructor(sight: BotSight<K>, chance: Chance, options: RaceOptions = raceDefaults) {
    this.#sight = sight;
    this.#chance = chance;
    this.#errors = 4 * options.trust;
    const thought = sight.imagine(chance);
    const question = ownQuestion(sight, thought);
    const usual = usualAnswer(thought, question, question.from(), chance);
    const answers = answersBeside(usual, candidatesOf(question, options.candidates, chance));
    this.#all = answers.map((picked) => ({ picked, worths: [] }));
    this.#running = this.#all;
    this.#trusted = this.#all[0] as Runner; // there is always one
    this.#horizon = turnsAhead(thought, options);
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Whether no other answer is left, so that no thought can change it. */
  get isSettled(): boolean {
    return this.#running.length === 1;
  }

  think({ iterations, keepGoing }: Budget): void {
    let left = iterations;
    do {
      this.#iterate();
      left--;
    } while (left > 0 && !this.isSettled && keepGoing?.() !== false);
  }

  /** The answers that were tried, the one that is best for sure first. */
  get considered(): readonly Considered[] {
    const tried = this.#all.filter(({ worths }) => worths.length > 0);
    return assuredFirst(tried, this.#trusted, this.#errors);
  }

  best(): readonly string[] {
    if (this.#iterations === 0) this.think({ iterations: 1 });
    return firstPicked(this.considered);
  }

  #iterate(): void {
    if (this.#next === 0) this.#seed = String(this.#chance.below(0x1_0000_0000));
    const runner = this.#running[this.#next] as Runner; // there is always one
    runner.worths.push(worthAfter(this.#sight, runner.picked, this.#seed, this.#horizon));
    this.#iterations++;
    this.#next = (this.#next + 1) % this.#running.length;
    if (this.#next === 0 && runner.worths.length % lapsTogether === 0) this.#partWithLaggards();
  }

  /** Lets those go that are clearly behind the leader, and those that always come to the same as the leader. */
  #partWithLaggards(): void {
    const leader = this.#running.reduce((best, one) => (mean(one.worths) > mean(best.worths) ? one : best));
    const errors = Math.max(farBehind, this.#errors);
    this.#running = this.#running.filter((one) => one === leader || !isBehind(one, leader, errors));
    if (!this.#running.includes(this.#trusted)) this.#trusted = leader;
  }
}

type Runner = Tried & { readonly worths: number[] };

function isBehind(one: Tried, leader: Tried, errors: number): boolean {
  const { by, error } = aheadOf(one, leader);
  return by + errors * error <= 0;
}
