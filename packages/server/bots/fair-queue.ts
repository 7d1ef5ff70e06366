/** A queue in which everybody's first item comes before anybody's second. */
export class FairQueue<T> {
  readonly #byOwner = new Map<string, T[]>();

  add(owner: string, item: T): void {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [item]);
    else own.push(item);
  }

  /** How many items of one owner are waiting. */
  countOf(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }

  /** The next item; its owner goes to the end of the line. */
  take(): T | null {
    const [first] = this.#byOwner;
    if (first === undefined) return null;
    const [owner, [item, ...rest]] = first;
    this.#byOwner.delete(owner);
    if (rest.length > 0) this.#byOwner.set(owner, rest);
    return item ?? null;
  }
}
