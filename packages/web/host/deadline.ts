/** A moment by which something should have happened. One thing is waited for at a time. */
export class Deadline {
  #timer: ReturnType<typeof setTimeout> | null = null;

  get isSet(): boolean {
    return this.#timer !== null;
  }

  /** From now on so many milliseconds are left; what was set before no longer counts. */
  set(milliseconds: number, missed: () => void): void {
    this.clear();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      missed();
    }, milliseconds);
  }

  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
