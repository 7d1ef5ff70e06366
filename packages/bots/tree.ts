import type { Question, Seat } from '@tavolo/kernel';

/** One answer to a decision, and what came of it for the seat that decides. */
export type Branch = {
  readonly key: string;
  readonly picked: readonly string[];
  visits: number;
  /** In how many visits to its decision this answer could be given: imagined matches differ in that. */
  available: number;
  /** The sum of the seat's standings. */
  total: number;
  /** Where the answer leads; `null` until somebody goes there. */
  after: Place | null;
};

/**
 * A decision of one seat after what it may know to have been answered. Matches that differ only in what was
 * dealt or drawn meet in it.
 */
export type Decision = {
  readonly seat: Seat;
  readonly name: string;
  /** What the seat itself has picked in secret, which the place does not tell. */
  readonly own: string;
  /** By key, in the order in which they were thought of. */
  readonly branches: Map<string, Branch>;
  /** Whether the branches are all the answers there are, in every match that comes here. */
  complete: boolean;
  visits: number;
  /** Where a secret answer leads, whatever it was; `null` until somebody goes there. */
  beyond: Place | null;
};

/** Where the answers so far have led. What is decided there can depend on chance. */
export type Place = {
  readonly decisions: Decision[];
  /** Where it goes on once secret answers are open, by their keys. */
  readonly opened: Map<string, Place>;
};

export const newPlace = (): Place => ({ decisions: [], opened: new Map() });

/** The branch of an answer by its key, begun when nobody has thought of it before. */
export function branchOf(decision: Decision, key: string, picked: readonly string[]): Branch {
  const known = decision.branches.get(key);
  if (known !== undefined) return known;
  const branch: Branch = { key, picked, visits: 0, available: 0, total: 0, after: null };
  decision.branches.set(key, branch);
  return branch;
}

/**
 * The way of one imagined match down the tree. A secret answer leads everybody to the same place until a
 * question is asked openly: so nobody's play in the tree depends on a pick that it could not know of.
 */
export class Descent {
  #place: Place;
  /** Secret answers that nobody else knows of yet, in the order they were given. */
  readonly #secrets: { readonly seat: Seat; readonly key: string }[] = [];

  constructor(root: Place) {
    this.#place = root;
  }

  /** Goes to where a question is decided. */
  arrive({ seat, name, secret }: Question): Decision {
    if (!secret && this.#secrets.length > 0) this.#open();
    const own = this.#secrets.length === 0 ? '' : this.#secretsOf(seat);
    for (const known of this.#place.decisions) {
      if (known.seat === seat && known.name === name && known.own === own) return known;
    }
    const branches = new Map<string, Branch>();
    const decision: Decision = {
      ...{ seat, name, own, branches, complete: false, visits: 0, beyond: null },
    };
    this.#place.decisions.push(decision);
    return decision;
  }

  /** Goes on from a decision with an answer. */
  take(decision: Decision, branch: Branch, secret: boolean): void {
    if (secret) {
      decision.beyond ??= newPlace();
      this.#place = decision.beyond;
      this.#secrets.push({ seat: decision.seat, key: branch.key });
    } else {
      branch.after ??= newPlace();
      this.#place = branch.after;
    }
  }

  #open(): void {
    const key = this.#secrets.map((secret) => secret.key).join('\t');
    const place = this.#place.opened.get(key) ?? newPlace();
    this.#place.opened.set(key, place);
    this.#place = place;
    this.#secrets.length = 0;
  }

  #secretsOf(seat: Seat): string {
    const own = this.#secrets.filter((secret) => secret.seat === seat);
    return own.map((secret) => secret.key).join('\t');
  }
}
