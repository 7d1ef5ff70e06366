/** How much may come at once, and how much per second after that. */
export type Flow = { readonly burst: number; readonly perSecond: number };

/** Lets through whatever stays within a flow. */
export class Bucket {
  readonly #flow: Flow;
  #left: number;
  #filled: number;

  constructor(flow: Flow, now: number) {
    this.#flow = flow;
    this.#left = flow.burst;
    this.#filled = now;
  }

  /** Whether one more may come now; the time is in milliseconds of any clock that only goes forward. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it has been unused for so long that it is as full as a new one. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#flow.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#flow;
    this.#left = Math.min(burst, this.#left + ((now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
  }
}
