import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { StorageFailed } from '../storage-failed.ts';
import { migrations } from './migrations.ts';
import { storageFailure } from './trouble.ts';

/** After how many pages of 4 kB the log is written back into the database. Everybody has to wait for it, so it is rare. */
const checkpointEvery = 8_000;

/** How long a statement waits for another program to release the file, in milliseconds. */
const patience = 5_000;

export type DatabaseOptions = {
  /** The steps that make its tables. */
  readonly migrations?: readonly string[];
  readonly patience?: number;
};

/** An open database file. What it has committed survives `kill -9` and a power cut. */
export class Database {
  readonly file: string;
  readonly #sqlite: DatabaseSyncInstance;

  private constructor(file: string, sqlite: DatabaseSyncInstance) {
    this.file = file;
    this.#sqlite = sqlite;
  }

  /** Opens a file, created and migrated if need be; throws `StorageFailed` if it can't. */
  static open(file: string, options: DatabaseOptions = {}): Database {
    let sqlite: DatabaseSyncInstance | null = null;
    try {
      makeFile(file);
      sqlite = new DatabaseSync(file);
      sqlite.exec(`PRAGMA busy_timeout = ${options.patience ?? patience}`);
      sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      sqlite.exec(`PRAGMA wal_autocheckpoint = ${checkpointEvery}`);
      const database = new Database(file, sqlite);
      database.#migrate(options.migrations ?? migrations);
      return database;
    } catch (cause) {
      sqlite?.close();
      throw storageFailure(cause, file);
    }
  }

  prepare(sql: string): StatementSyncInstance {
    return this.#sqlite.prepare(sql);
  }

  exec(sql: string): void {
    this.#sqlite.exec(sql);
  }

  /** Reads; throws `StorageFailed` if that fails. */
  reading<T>(read: () => T): T {
    try {
      return read();
    } catch (cause) {
      throw storageFailure(cause, this.file);
    }
  }

  /** Whether a transaction is open: SQLite ends one by itself when it can't go on. */
  get isInTransaction(): boolean {
    return this.#sqlite.isTransaction;
  }

  /** Rolls back the transaction, if there still is one. */
  rollBack(): void {
    if (this.isInTransaction) this.exec('ROLLBACK');
  }

  /** Whether the file can be read now. */
  answers(): boolean {
    try {
      return this.#sqlite.prepare('SELECT count(*) AS count FROM sqlite_schema').get() !== undefined;
    } catch {
      return false;
    }
  }

  /** Closes the file and leaves it complete in itself, so that it can be copied alone. */
  close(): void {
    if (!this.#sqlite.isOpen) return;
    try {
      this.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
    } catch {
      // Somebody else is reading the file, or the disk is full: what is in the log next to it is safe there.
    }
    this.#sqlite.close();
  }

  /** Takes all missing steps or none; another process that opens the file at the same time waits. */
  #migrate(steps: readonly string[]): void {
    this.exec('BEGIN IMMEDIATE');
    try {
      const { user_version: taken }: { readonly user_version: number } =
        this.prepare('PRAGMA user_version').get();
      if (taken > steps.length) throw newer(this.file);
      for (const step of steps.slice(taken)) this.exec(step);
      this.exec(`PRAGMA user_version = ${steps.length}`);
      this.exec('COMMIT');
    } catch (cause) {
      this.rollBack();
      throw cause;
    }
  }
}

/** SQLite would let others read a file that it creates; the files it creates next to one get the same permissions. */
function makeFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

const newer = (file: string): StorageFailed =>
  new StorageFailed(
    'newer',
    `${file} was written by a newer version of Tavolo. Start that version, or set TAVOLO_DATA to another folder.`,
  );
