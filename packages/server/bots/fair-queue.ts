/** A queue in which everybody's first comes before anybody's second. */
export class FairQueue<T> {
  readonly #byOwner = new Map<string, T[]>();

  add(owner: string, item: T): void {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [item]);
    else own.push(item);
  }

  /** How many of one owner are waiting. */
  countOf(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }

  /** The next one; whoever it belongs to goes to the end of the line. */
  take(): T | null {
    const [first] = this.#byOwner;
    if (first === undefined) return null;
    const [owner, [item, ...rest]] = first;
    this.#byOwner.delete(owner);
    if (rest.length > 0) this.#byOwner.set(owner, rest);
    return item ?? null;
  }
}
