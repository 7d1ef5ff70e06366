/** Looking at a table while nothing changes. */
import type { Table } from './machina.ts';

/** A table that stands still: what has been found out about it once is kept. */
class StillTable implements Table {
  readonly state: Table['state'];
  readonly content: Table['content'];
  readonly #found = new Map<unknown, unknown>();

  constructor({ state, content }: Table) {
    this.state = state;
    this.content = content;
  }

  once<T>(find: (g: Table) => T): T {
    const known = this.#found.get(find) as T | undefined; // kept below, by what finds it
    if (known !== undefined) return known;
    const found = find(this);
    this.#found.set(find, found);
    return found;
  }
}

/** A table for somebody who asks much of it, and lets go of it before anything changes. */
export const still = (g: Table): Table => (g instanceof StillTable ? g : new StillTable(g));

/** Whether nothing changes at a table while it is looked at. */
export const isStill = (g: Table): boolean => g instanceof StillTable;

/** What a function finds out about a table; about one that stands still it finds it once. */
export const once = <G extends object, T extends object>(g: G, find: (g: G) => T): T =>
  g instanceof StillTable ? g.once(find as (g: unknown) => T) : find(g); // a still table is all that a table is
