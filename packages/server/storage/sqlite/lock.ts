import { DatabaseSync } from '@photostructure/sqlite';
import { StorageFailed } from '../storage-failed.ts';
import { storageFailure } from './trouble.ts';

/**
 * Holds a folder of data for this process: two servers would each keep the same tables in memory and tell their
 * guests different things. The system releases the lock when the process ends, however it ends. It is a file of
 * its own, so that the database can still be read and backed up by others.
 */
export class FolderLock {
  readonly #held: InstanceType<typeof DatabaseSync>;

  constructor(folder: string, file: string) {
    try {
      this.#held = new DatabaseSync(file);
    } catch (cause) {
      throw storageFailure(cause, file);
    }
    try {
      this.#held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (cause) {
      this.#held.close();
      const failure = storageFailure(cause, file);
      throw failure.trouble === 'locked' ? inUse(folder, cause) : failure;
    }
  }

  release(): void {
    if (this.#held.isOpen) this.#held.close();
  }
}

const inUse = (folder: string, cause: unknown): StorageFailed =>
  new StorageFailed(
    'locked',
    `Another Tavolo server is already using ${folder}. Stop it, or set TAVOLO_DATA to another folder.`,
    cause,
  );
