import type { PersonId, TableId } from '@tavolo/protocol';
import type { Entry, OpenedEntry } from './entry.ts';
import { membersOf } from './members.ts';
import type { Keep, KeyKind, StoredSummary, StoredTable, TableStore } from './store.ts';

type Kept = { readonly at: number; readonly kept: string };

/** A table as it would be on a disk: texts, so that nobody can change what was stored. */
type Row = {
  readonly keys: { readonly [kind in KeyKind]: string };
  readonly entries: string[];
  summary: string;
  keep: Kept | null;
};

/** Tables that last as long as the process: for lessons and replays in a browser, and for tests. */
export class MemoryTables implements TableStore {
  readonly #rows = new Map<TableId, Row>();

  async open(entries: readonly [OpenedEntry, ...Entry[]], summary: StoredSummary): Promise<void> {
    const { table, invite, watch } = entries[0].opening;
    const isTaken = this.#rows.has(table) || this.#find('invite', invite) || this.#find('watch', watch);
    if (isTaken) throw new Error('A table with this id or key already exists.');
    this.#rows.set(table, {
      keys: { invite, watch },
      entries: entries.map((entry) => JSON.stringify(entry)),
      summary: JSON.stringify(summary),
      keep: null,
    });
  }

  async append(
    table: TableId,
    after: number,
    entries: readonly Entry[],
    summary: StoredSummary,
  ): Promise<'appended' | 'stale'> {
    const row = this.#rows.get(table);
    if (row === undefined || row.entries.length !== after) return 'stale';
    row.entries.push(...entries.map((entry) => JSON.stringify(entry)));
    row.summary = JSON.stringify(summary);
    return 'appended';
  }

  async load(table: TableId): Promise<StoredTable | 'unknown'> {
    const row = this.#rows.get(table);
    if (row === undefined) return 'unknown';
    const { keep } = row;
    return {
      keep: keep === null ? null : { at: keep.at, table: JSON.parse(keep.kept) },
      entries: row.entries.slice(keep?.at ?? 0).map((entry): Entry => JSON.parse(entry)),
    };
  }

  async keep(table: TableId, { at, table: kept }: Keep): Promise<void> {
    const row = this.#rows.get(table);
    if (row === undefined) throw new Error('There is no such table.');
    if (row.keep === null || row.keep.at < at) row.keep = { at, kept: JSON.stringify(kept) };
  }

  async tableBy(kind: KeyKind, key: string): Promise<TableId | null> {
    return this.#find(kind, key);
  }

  async tablesOf(person: PersonId, most: number): Promise<readonly StoredSummary[]> {
    return [...this.#rows.values()]
      .map(({ summary }): StoredSummary => JSON.parse(summary))
      .filter((summary) => membersOf(summary).includes(person))
      .sort((a, b) => b.changed - a.changed || (a.table < b.table ? -1 : 1))
      .slice(0, most);
  }

  #find(kind: KeyKind, key: string): TableId | null {
    return [...this.#rows].find(([, { keys }]) => keys[kind] === key)?.[0] ?? null;
  }
}
