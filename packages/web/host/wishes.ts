import { type News, refused, type Said, type Wish } from '@tavolo/protocol';
import { type Outcome, outcomeOf } from './host.ts';

/** Said twice, these take back, ask or speak twice. */
const countsTwice: readonly Wish['is'][] = ['undo', 'ask-undo', 'say'];

type Waiting = { readonly wish: Wish; readonly settle: (outcome: Outcome) => void };

/** The wishes that have been said and not answered yet, each under a number of its own. */
export class Wishes {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** Numbers a wish; the promise is settled by the news that answers it. */
  add(wish: Wish): { readonly said: Said; readonly outcome: Promise<Outcome> } {
    this.#last += 1;
    const number = this.#last;
    const outcome = new Promise<Outcome>((settle) => this.#waiting.set(number, { wish, settle }));
    return { said: { is: 'wish', number, wish }, outcome };
  }

  /** Everything unanswered, to be said again on a new connection, in the order it was wished for. */
  get unanswered(): readonly Said[] {
    return [...this.#waiting].map(([number, { wish }]) => ({ is: 'wish', number, wish }));
  }

  /** Settles the wish that these news answer; says whether they answered one. */
  settle(news: News): boolean {
    const answered = outcomeOf(news);
    if (answered === null) return false;
    this.#waiting.get(answered.wish)?.settle(answered.outcome);
    this.#waiting.delete(answered.wish);
    return true;
  }

  /**
   * The line was lost. Nobody knows whether what was said on it was heard: what would count twice if it were said
   * again is refused. The rest names what it is about, and counts once however often it is said.
   */
  lineLost(): void {
    for (const [number, { wish, settle }] of [...this.#waiting]) {
      if (!countsTwice.includes(wish.is)) continue;
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
