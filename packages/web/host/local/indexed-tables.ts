import type { PersonId, TableId } from '@tavolo/protocol';
import {
  type Entry,
  type Keep,
  type KeyKind,
  membersOf,
  type OpenedEntry,
  type StoredSummary,
  type StoredTable,
  type TableStore,
} from '@tavolo/table';

/** A table as the browser's database has it; its entries lie beside it, by table and place. */
type Row = {
  readonly id: TableId;
  readonly invite: string;
  readonly watch: string;
  readonly members: readonly PersonId[];
  readonly summary: StoredSummary;
  readonly entries: number;
  readonly keep: Keep | null;
};

const version = 1;

/** Tables in the browser's own database, which lasts as long as the person lets it. */
export class IndexedTables implements TableStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string): Promise<IndexedTables> {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      const tables = opening.result.createObjectStore('tables', { keyPath: 'id' });
      tables.createIndex('invite', 'invite', { unique: true });
      tables.createIndex('watch', 'watch', { unique: true });
      tables.createIndex('members', 'members', { multiEntry: true });
      opening.result.createObjectStore('entries');
    };
    return new IndexedTables(await result(opening));
  }

  async open(first: readonly [OpenedEntry, ...Entry[]], summary: StoredSummary): Promise<void> {
    const { table: id, invite, watch } = first[0].opening;
    const { tables, entries, done } = this.#begin('readwrite');
    tables.add({
      id,
      invite,
      watch,
      members: membersOf(summary),
      summary,
      entries: first.length,
      keep: null,
    } satisfies Row);
    for (const [place, entry] of first.entries()) entries.add(entry, [id, place]);
    await done;
  }

  async append(
    table: TableId,
    after: number,
    added: readonly Entry[],
    summary: StoredSummary,
  ): Promise<'appended' | 'stale'> {
    const { tables, entries, done } = this.#begin('readwrite');
    const row = await rowOf(tables, table);
    if (row === undefined || row.entries !== after) return 'stale';
    for (const [index, entry] of added.entries()) entries.add(entry, [table, after + index]);
    tables.put({ ...row, members: membersOf(summary), summary, entries: after + added.length } satisfies Row);
    await done;
    return 'appended';
  }

  async load(table: TableId): Promise<StoredTable | 'unknown'> {
    const { tables, entries } = this.#begin('readonly');
    const row = await rowOf(tables, table);
    if (row === undefined) return 'unknown';
    const since = IDBKeyRange.bound([table, row.keep?.at ?? 0], [table, Number.MAX_SAFE_INTEGER]);
    const stored: Entry[] = await result(entries.getAll(since));
    return { keep: row.keep, entries: stored };
  }

  async keep(table: TableId, keep: Keep): Promise<void> {
    const { tables, done } = this.#begin('readwrite');
    const row = await rowOf(tables, table);
    if (row !== undefined && (row.keep === null || row.keep.at < keep.at))
      tables.put({ ...row, keep } satisfies Row);
    await done;
  }

  async tableBy(kind: KeyKind, key: string): Promise<TableId | null> {
    const { tables } = this.#begin('readonly');
    const row: Row | undefined = await result(tables.index(kind).get(key));
    return row?.id ?? null;
  }

  async tablesOf(person: PersonId, most: number): Promise<readonly StoredSummary[]> {
    const { tables } = this.#begin('readonly');
    const rows: Row[] = await result(tables.index('members').getAll(person));
    const summaries = rows.map(({ summary }) => summary);
    return summaries.sort((one, other) => other.changed - one.changed).slice(0, most);
  }

  #begin(mode: IDBTransactionMode) {
    // Strict: what is confirmed lies on the disk.
    const transaction = this.#database.transaction(['tables', 'entries'], mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not store this'));
    });
    done.catch(() => undefined); // who only reads does not wait for it
    return { tables: transaction.objectStore('tables'), entries: transaction.objectStore('entries'), done };
  }
}

const rowOf = (tables: IDBObjectStore, id: TableId): Promise<Row | undefined> => result(tables.get(id));

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not read this'));
  });
