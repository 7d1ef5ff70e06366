import { StorageFailed } from '../storage-failed.ts';
import type { Database } from './database.ts';
import { storageFailure } from './trouble.ts';

/** A piece of work: `attempt` does it, and gives what confirms it once it lasts. */
type Work = {
  readonly attempt: () => () => void;
  readonly fail: (cause: unknown) => void;
};

/**
 * The least time between two commits, in milliseconds. Each keeps the event loop waiting for the disk, so under load
 * they must not follow each other without a pause; a piece that comes after a quiet moment does not wait.
 */
const pace = 4;

/**
 * Writes everything that is asked for since the last commit in one transaction, since the disk takes the same time
 * for one piece of work as for a hundred. A piece that fails takes no other with it, and none is confirmed before
 * all are on the disk.
 */
export class GroupCommit {
  readonly #database: Database;
  readonly #marks;
  #waiting: Work[] = [];
  #lastCommit = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
    this.#marks = {
      set: database.prepare('SAVEPOINT piece'),
      drop: database.prepare('RELEASE piece'),
      goBack: database.prepare('ROLLBACK TO piece'),
    };
  }

  /** Does a piece of work in the next commit; its promise resolves after it, or rejects with `StorageFailed`. */
  do<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        const value = run();
        return () => resolve(value);
      };
      this.#add({ attempt, fail: reject });
    });
  }

  /** Commits what is waiting and takes no more. */
  close(): void {
    this.#isClosed = true;
    this.#commit();
  }

  #add(work: Work): void {
    if (this.#isClosed) {
      work.fail(closed(this.#database.file));
      return;
    }
    if (this.#waiting.length === 0) this.#plan();
    this.#waiting.push(work);
  }

  #plan(): void {
    const wait = this.#lastCommit + pace - performance.now();
    if (wait > 0) setTimeout(() => this.#commit(), wait);
    else setImmediate(() => this.#commit());
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    const confirmations: (() => void)[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const work of group) confirmations.push(this.#apart(work));
      this.#database.exec('COMMIT');
    } catch (cause) {
      this.#giveUp(group, cause);
      return;
    }
    for (const confirm of confirmations) confirm();
    this.#lastCommit = performance.now();
  }

  /** Does one piece of work so that it leaves nothing behind if it fails, while the transaction goes on. */
  #apart(work: Work): () => void {
    this.#marks.set.run();
    try {
      const confirm = work.attempt();
      this.#marks.drop.run();
      return confirm;
    } catch (cause) {
      if (!this.#database.isInTransaction) throw cause;
      this.#marks.goBack.run();
      this.#marks.drop.run();
      return () => work.fail(storageFailure(cause, this.#database.file));
    }
  }

  #giveUp(group: readonly Work[], cause: unknown): void {
    const failure = storageFailure(cause, this.#database.file);
    try {
      this.#database.rollBack();
    } finally {
      for (const work of group) work.fail(failure);
    }
  }
}

const closed = (file: string): StorageFailed =>
  new StorageFailed('closed', `${file} is closed: the server is stopping.`);
