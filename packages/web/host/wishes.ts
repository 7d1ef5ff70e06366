import {
  type ClientMessage,
  isRefused,
  type News,
  type RefusalName,
  refused,
  type Wish,
} from '@tavolo/protocol';
import { outcomeOf, type Reply } from './host.ts';

/** Said twice, these take back, ask or speak twice. */
const countsTwice: readonly Wish['is'][] = ['undo', 'ask-undo', 'say'];

/** How a wish is refused that has been granted already, where it is not simply granted again. */
const refusalsOnceGranted: { readonly [Is in Wish['is']]?: readonly RefusalName[] } = {
  start: ['already-started'],
  leave: ['not-your-seat'],
  consent: ['no-undo-request', 'not-your-seat'],
};

/** A wish that has not been answered. */
export type Waiting = {
  readonly number: number;
  readonly wish: Wish;
  /** Settled by the news that answer it. */
  readonly outcome: Promise<Reply>;
};

type Kept = Waiting & {
  readonly settle: (outcome: Reply) => void;
  /** How often it was said. */
  times: number;
};

/** The wishes that have been made and not answered yet, each under a number of its own, from 1 on. */
export class Wishes {
  readonly #waiting = new Map<number, Kept>();
  #last = 0;

  /** Numbers a wish. */
  add(wish: Wish): Waiting {
    this.#last += 1;
    const number = this.#last;
    let settle: Kept['settle'] = () => undefined;
    const outcome = new Promise<Reply>((resolve) => {
      settle = resolve;
    });
    const waiting: Kept = { number, wish, outcome, settle, times: 0 };
    this.#waiting.set(number, waiting);
    return waiting;
  }

  /** Puts a wish into words. From here on it may have been heard. */
  put({ number, wish }: Waiting): ClientMessage {
    const kept = this.#waiting.get(number);
    if (kept !== undefined) kept.times += 1;
    return { is: 'wish', number, wish };
  }

  /** Everything unanswered, to be said again on a new connection, in the order it was wished for. */
  get unanswered(): readonly Waiting[] {
    return [...this.#waiting.values()];
  }

  /** Settles the wish that these news answer; says whether they answered one. */
  settle(news: News): boolean {
    const answered = outcomeOf(news);
    if (answered === null) return false;
    const kept = this.#waiting.get(answered.wish);
    kept?.settle(
      wasGrantedBefore(kept, answered.outcome) ? { is: 'done', wish: kept.number } : answered.outcome,
    );
    this.#waiting.delete(answered.wish);
    return true;
  }

  /**
   * The line was lost. Nobody knows whether what was said on it was heard: what would count twice if it were said
   * again is refused. The rest names what it is about, and counts once however often it is said.
   */
  lineLost(): void {
    for (const { number, wish, times, settle } of [...this.#waiting.values()]) {
      if (times === 0 || !countsTwice.includes(wish.is)) continue;
      this.#waiting.delete(number);
      settle(refused('no-connection'));
    }
  }

  /** Nobody will answer any more. */
  refuseAll(): void {
    for (const { settle } of this.#waiting.values()) settle(refused('no-connection'));
    this.#waiting.clear();
  }
}

/** Whether a wish that was said again is refused for no other reason than that it was granted the first time. */
const wasGrantedBefore = ({ wish, times }: Kept, outcome: Reply): boolean =>
  times > 1 && isRefused(outcome) && refusalsOnceGranted[wish.is]?.includes(outcome.refused) === true;
