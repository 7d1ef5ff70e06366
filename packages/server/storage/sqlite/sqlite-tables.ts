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

import type { Database } from './database.ts';
import type { GroupCommit } from './group-commit.ts';
import { tableStatements } from './table-statements.ts';

/** Tables in a SQLite file. */
export class SqliteTables implements TableStore {
  readonly #database: Database;
  readonly #commit: GroupCommit;
  readonly #sql: ReturnType<typeof tableStatements>;

  constructor(database: Database, commit: GroupCommit) {
    this.#database = database;
    this.#commit = commit;
    this.#sql = tableStatements(database);
  }

  open(entries: readonly [OpenedEntry, ...Entry[]], summary: StoredSummary): Promise<void> {
    const { table, invite, watch } = entries[0].opening;
    const written = entries.map((entry) => JSON.stringify(entry));
    return this.#commit.do(() => {
      this.#sql.open.run(table, invite, watch, written.length, summary.changed, JSON.stringify(summary));
      for (const [place, entry] of written.entries()) this.#sql.write.run(table, place + 1, entry);
      for (const person of membersOf(summary)) this.#sql.addMember.run(person, table);
    });
  }

  append(
    table: TableId,
    after: number,
    entries: readonly Entry[],
    summary: StoredSummary,
  ): Promise<'appended' | 'stale'> {
    const written = entries.map((entry) => JSON.stringify(entry));
    return this.#commit.do(() => {
      const before: { readonly length: number; readonly summary: string } | undefined =
        this.#sql.look.get(table);
      if (before?.length !== after) return 'stale';
      for (const [place, entry] of written.entries()) this.#sql.write.run(table, after + place + 1, entry);
      this.#sql.update.run(after + written.length, summary.changed, JSON.stringify(summary), table);
      this.#maybeChangeMembers(table, JSON.parse(before.summary), summary);
      return 'appended';
    });
  }

  async load(table: TableId): Promise<StoredTable | 'unknown'> {
    return this.#database.reading(() => {
      if (this.#sql.look.get(table) === undefined) return 'unknown';
      const kept: { readonly at: number; readonly kept: string } | undefined = this.#sql.kept.get(table);
      const rows: readonly { readonly entry: string }[] = this.#sql.since.all(table, kept?.at ?? 0);
      return {
        keep: kept === undefined ? null : { at: kept.at, table: JSON.parse(kept.kept) },
        entries: rows.map(({ entry }): Entry => JSON.parse(entry)),
      };
    });
  }

  keep(table: TableId, keep: Keep): Promise<void> {
    const kept = JSON.stringify(keep.table);
    return this.#commit.do(() => {
      this.#sql.keep.run(table, keep.at, kept);
    });
  }

  async tableBy(kind: KeyKind, key: string): Promise<TableId | null> {
    return this.#database.reading(() => {
      const found: { readonly id: TableId } | undefined = this.#sql.by[kind].get(key);
      return found?.id ?? null;
    });
  }

  async tablesOf(person: PersonId, most: number): Promise<readonly StoredSummary[]> {
    return this.#database.reading(() => {
      const rows: readonly { readonly summary: string }[] = this.#sql.of.all(person, most);
      return rows.map(({ summary }): StoredSummary => JSON.parse(summary));
    });
  }

  #maybeChangeMembers(table: TableId, before: StoredSummary, after: StoredSummary): void {
    const members = membersOf(after);
    if (membersOf(before).join() === members.join()) return;
    this.#sql.dropMembers.run(table);
    for (const person of members) this.#sql.addMember.run(person, table);
  }
}
