/** How many people are at a table. */
export const people = 4;

/** What has happened at all tables since counting began. */
export class Tally {
  /** From each click to the new view of the last of the four, in milliseconds. */
  latencies: number[] = [];
  /** What the server has sent: the payloads of all messages, in bytes. */
  bytes = 0;
  /** Clicks that were due while an earlier one had not yet reached everybody. */
  late = 0;
  /** Clicks that were due while nobody was asked, because a match was over and the next had not begun. */
  unasked = 0;
  refused = 0;

  reset(): void {
    this.latencies = [];
    this.bytes = 0;
    this.late = 0;
    this.unasked = 0;
    this.refused = 0;
  }
}

/** Four people at a table of some server: one of them clicks, and all get a new view. */
export class Room {
  readonly #tally: Tally;
  readonly #answer: () => boolean;
  #clicked = 0;
  #awaited = 0;

  /** `answer` sends an answer from somebody who is asked; it returns `false` when nobody is. */
  constructor(tally: Tally, answer: () => boolean) {
    this.#tally = tally;
    this.#answer = answer;
  }

  /** Whether somebody has not yet received the view that follows the last click. */
  get isBusy(): boolean {
    return this.#awaited > 0;
  }

  click(): void {
    if (this.isBusy) {
      this.#tally.late++;
      return;
    }
    this.#clicked = performance.now();
    if (this.#answer()) this.#awaited = people;
    else this.#tally.unasked++;
  }

  /** One of the four has received a new view. */
  see(): void {
    if (!this.isBusy) return;
    this.#awaited--;
    if (!this.isBusy) this.#tally.latencies.push(performance.now() - this.#clicked);
  }

  /** The answer was refused: nobody gets a new view. */
  refuse(): void {
    this.#tally.refused++;
    this.#awaited = 0;
  }

  hear(bytes: number): void {
    this.#tally.bytes += bytes;
  }
}
