import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TableStore } from '@tavolo/table';
import type { PeopleStore } from '../../people/people-store.ts';
import { StorageFailed } from '../storage-failed.ts';
import { Database } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { FolderLock } from './lock.ts';
import { SqlitePeople } from './sqlite-people.ts';
import { SqliteTables } from './sqlite-tables.ts';

/** The folder that holds all stored data, opened for this process alone. */
export type DataFolder = {
  readonly file: string;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  /** Whether the database can be read now. */
  answers(): boolean;
  /** Writes what is still waiting and releases the folder. */
  close(): void;
};

/** Opens a folder, created if it is missing; throws `StorageFailed` with a sentence that says what is in the way. */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path);
  const file = join(folder, 'tavolo.db');
  makeFolder(folder);
  mustBeWritable(folder);
  if (existsSync(file)) mustBeWritable(file);
  const lock = new FolderLock(folder, join(folder, 'tavolo.lock'));
  try {
    return opened(Database.open(file), lock);
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

function opened(database: Database, lock: FolderLock): DataFolder {
  const commit = new GroupCommit(database);
  return {
    file: database.file,
    tables: new SqliteTables(database, commit),
    people: new SqlitePeople(database, commit),
    answers: () => database.answers(),
    close: () => {
      commit.close();
      database.close();
      lock.release();
    },
  };
}

/** For this user alone: anybody who can read it can impersonate anybody. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StorageFailed(
      'unreachable',
      `${folder} can't be created or is not a folder. Set TAVOLO_DATA to a folder that can be written to.`,
      cause,
    );
  }
}

/** SQLite opens a read-only file without a word, and would complain only at the first answer. */
function mustBeWritable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new StorageFailed(
      'read-only',
      `${path} is not writable. Give this user write permission, or set TAVOLO_DATA to another folder.`,
      cause,
    );
  }
}
