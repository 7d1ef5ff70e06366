import { type BotName, makeBot, Search, sightOf } from '@tavolo/bots';
import {
  type Answer,
  type Chance,
  type Kinds,
  type Match,
  type Onlooker,
  type OpenQuestion,
  type Refusal,
  type Result,
  replayAnswer,
  type Saved,
  type Seat,
  save,
  thinkingChance,
} from '@tavolo/kernel';
import type { Considered, ToldLine } from '@tavolo/protocol';

/** How long a bot thinks: so many imagined matches at most, and no longer than the clock lets it. */
export type Thinking = { readonly iterations: number; readonly keepGoing: () => boolean };

/** A match, whatever its game: all that a table does with one. */
export interface PlayedMatch {
  readonly isOver: boolean;
  readonly answered: number;
  readonly answers: readonly Answer[];
  readonly result: Result;
  /** The seats that are asked. */
  readonly asked: readonly Seat[];
  answer(given: {
    readonly seat: Seat;
    readonly decision: string;
    readonly picked: readonly string[];
  }): Refusal | null;
  /** Gives a recorded answer again, to the question that it answers. */
  replay(answer: Answer): Refusal | null;
  undo(seat: Seat): Refusal | null;
  canUndo(seat: Seat): boolean;
  rewind(to: number): void;
  /** The name of the decision that a seat is asked for; `null` when it is not asked. */
  decisionOf(seat: Seat): string | null;
  openTo(seat: Seat): OpenQuestion | null;
  view(onlooker: Onlooker): object;
  toldTo(onlooker: Onlooker): readonly ToldLine[];
  save(): Saved;
  /** The same match by itself, gone back to its beginning. */
  fromTheStart(): PlayedMatch;
  /** What a bot picks for a seat that is asked. */
  picks(seat: Seat, bot: BotName, thinking: Thinking): readonly string[];
  /** What the search bot thinks of a seat's answers, the best first. */
  considered(seat: Seat, thinking: Thinking): readonly Considered[];
}

/** A match of a game, with its types behind it. */
export class MatchOf<K extends Kinds> implements PlayedMatch {
  readonly #match: Match<K>;

  constructor(match: Match<K>) {
    this.#match = match;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  get answered(): number {
    return this.#match.answered;
  }

  get answers(): readonly Answer[] {
    return this.#match.answers;
  }

  get result(): Result {
    return this.#match.result;
  }

  get asked(): readonly Seat[] {
    return this.#match.asked.map(({ seat }) => seat);
  }

  answer(given: Parameters<PlayedMatch['answer']>[0]): Refusal | null {
    return this.#match.answer(given);
  }

  replay(answer: Answer): Refusal | null {
    return replayAnswer(this.#match, answer);
  }

  undo(seat: Seat): Refusal | null {
    return this.#match.undo(seat);
  }

  canUndo(seat: Seat): boolean {
    return this.#match.canUndo(seat);
  }

  rewind(to: number): void {
    this.#match.rewind(to);
  }

  decisionOf(seat: Seat): string | null {
    return this.#match.decisionOf(seat);
  }

  openTo(seat: Seat): OpenQuestion | null {
    return this.#match.openTo(seat);
  }

  view(onlooker: Onlooker): object {
    return this.#match.view(onlooker);
  }

  toldTo(onlooker: Onlooker): readonly ToldLine[] {
    return this.#match.toldTo(onlooker);
  }

  save(): Saved {
    return save(this.#match);
  }

  fromTheStart(): PlayedMatch {
    const fork = this.#match.fork();
    fork.rewind(0);
    return new MatchOf(fork);
  }

  picks(seat: Seat, bot: BotName, { iterations, keepGoing }: Thinking): readonly string[] {
    const play = bot === 'search' ? makeBot('search', { iterations, keepGoing }) : makeBot(bot);
    return play(this.#sight(seat), this.#chance(seat, bot));
  }

  considered(seat: Seat, thinking: Thinking): readonly Considered[] {
    const search = new Search(this.#sight(seat), this.#chance(seat, 'hint'));
    search.think(thinking);
    return search.considered;
  }

  #sight(seat: Seat) {
    const sight = sightOf(this.#match, seat);
    if (sight === null) throw new Error(`${seat} is not asked`);
    return sight;
  }

  #chance(seat: Seat, purpose: string): Chance {
    return thinkingChance(`${this.#match.beginning.seed} ${purpose} ${seat} ${this.answered}`);
  }
}
