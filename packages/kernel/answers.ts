import { areSideBySide, type Branch, grewFrom } from './branch.ts';
import type { Seat } from './seat.ts';

/** An answer as the record keeps it: what was asked, who answered, what was picked. */
export type Answer = { readonly ask: string; readonly seat: Seat; readonly picked: readonly string[] };

/** An answer in a running match, with what undo and imagination must know of it. */
export type Kept = Answer & {
  readonly branch: Branch;
  readonly secret: boolean;
};

/** Somebody who has answered or is asked, and where. */
export type Decider = { readonly seat: Seat; readonly branch: Branch };

/** Whether a seat may take back its last answer by itself, and if not, why. */
export type Freedom = 'free' | 'past-a-barrier' | 'others-have-decided';

/** The answers of a match in the order they came, and which of them their seats may still take back. */
export class Answers {
  readonly #kept: Kept[];
  /** The places of the answers that nothing was drawn or shown after. */
  #unsealed: number[];

  constructor(kept: Kept[] = [], unsealed: number[] = []) {
    this.#kept = kept;
    this.#unsealed = unsealed;
  }

  get length(): number {
    return this.#kept.length;
  }

  get all(): readonly Answer[] {
    return this.#kept.map(({ ask, seat, picked }) => ({ ask, seat, picked }));
  }

  /** The places of the answers that nothing was drawn or shown after. */
  get unsealed(): readonly number[] {
    return this.#unsealed.slice();
  }

  copy(): Answers {
    return new Answers(this.#kept.slice(), this.#unsealed.slice());
  }

  add(kept: Kept): void {
    this.#unsealed.push(this.#kept.length);
    this.#kept.push(kept);
  }

  /** The answers from a place on. */
  since(index: number): readonly Kept[] {
    return this.#kept.slice(index);
  }

  /** Forgets all but the first so many; `unsealed` says which of them were so when there were no more. */
  truncate(length: number, unsealed: readonly number[]): void {
    this.#kept.length = length;
    this.#unsealed = unsealed.slice();
  }

  /** How many answers a seat has given. */
  by(seat: Seat): number {
    let count = 0;
    for (const kept of this.#kept) if (kept.seat === seat) count++;
    return count;
  }

  /** Whether a seat's last answer picked just these, in whatever order. */
  isLastOf(seat: Seat, picked: readonly string[]): boolean {
    const last = this.#kept.findLast((kept) => kept.seat === seat);
    return last?.picked.length === picked.length && last.picked.every((id) => picked.includes(id));
  }

  /** Something was drawn or shown in a branch: what that may follow from can't be freely undone any more. */
  seal(branch: Branch | null): void {
    if (this.#unsealed.length === 0) return;
    this.#unsealed = this.#unsealed.filter((index) => {
      const kept = this.#kept[index];
      return branch !== null && kept !== undefined && areSideBySide(kept.branch, branch);
    });
  }

  /**
   * The answers since a place that were given in secret and still are: those who decide beside them have not
   * ended, and nobody else has gone on from them.
   */
  secretFrom(seat: Seat, since: number, open: readonly Decider[]): readonly Kept[] {
    const given = this.since(since);
    return given.filter((kept, index) => {
      const { fork } = kept.branch;
      if (!kept.secret || kept.seat === seat || fork === null) return false;
      const later: readonly Decider[] = [...given.slice(index + 1), ...open];
      const gone = later.some((one) => one.seat !== kept.seat && !areSideBySide(one.branch, kept.branch));
      return !gone && open.some(({ branch }) => grewFrom(branch, fork));
    });
  }

  /** The place of a seat's last answer, and whether it may take it back by itself; `null` when it gave none. */
  lastOf(seat: Seat): { readonly index: number; readonly branch: Branch; readonly freedom: Freedom } | null {
    const index = this.#kept.findLastIndex((kept) => kept.seat === seat);
    const last = this.#kept[index];
    if (last === undefined) return null;
    const { branch } = last;
    if (!this.#unsealed.includes(index)) return { index, branch, freedom: 'past-a-barrier' };
    const later = this.#kept.slice(index + 1);
    const independent = later.every((kept) => areSideBySide(kept.branch, branch));
    return { index, branch, freedom: independent ? 'free' : 'others-have-decided' };
  }
}
