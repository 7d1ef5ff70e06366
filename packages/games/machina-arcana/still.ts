/** Looking at a table while nothing changes, or nothing that matters. */
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

/** All that a finding about a table depends on, to go through which must cost much less than to find it out. */
export type Depending<G extends { readonly state: object }> = {
  /** What tables have in common for which it is kept. */
  readonly keyOf: (state: G['state']) => object;
  readonly partsOf: (state: G['state']) => readonly unknown[];
};

/** What a function finds out about a table, kept until one of the parts changes that it depends on. */
export function whileSame<G extends { readonly state: object }, T>(
  { keyOf, partsOf }: Depending<G>,
  find: (g: G) => T,
): (g: G) => T {
  const kept = new WeakMap<object, { readonly parts: readonly unknown[]; readonly found: T }>();
  return (g) => {
    const [key, parts] = [keyOf(g.state), partsOf(g.state)];
    const before = kept.get(key);
    if (before !== undefined && areSame(before.parts, parts)) return before.found;
    const found = find(g);
    kept.set(key, { parts, found });
    return found;
  };
}

function areSame(ones: readonly unknown[], others: readonly unknown[]): boolean {
  if (ones.length !== others.length) return false;
  for (let place = 0; place < ones.length; place++) if (ones[place] !== others[place]) return false;
  return true;
}
