import type { TableId } from '@tavolo/protocol';
import type { Entry, Opening } from './entry.ts';
import type { TableStore } from './store.ts';
import type { Thinker } from './think.ts';

/** What tables stand on: storage, somebody who thinks for the bots, the time, and secrets that nobody can guess. */
export type Ground = {
  readonly store: TableStore;
  readonly thinker: Thinker;
  /** Milliseconds since 1970. */
  now(): number;
  /** An unguessable text, different each time. */
  key(): string;
  /** The seed of a match: an unguessable text, different each time. */
  seed(): string;
  /** How long a bot lets people look before it answers, in milliseconds. */
  readonly botPause: number;
  wait(milliseconds: number): Promise<void>;
  /** Something went wrong that is not the fault of any wish. */
  report(problem: Problem): void;
};

export type Problem = { readonly table: TableId; readonly what: string; readonly cause: unknown };

/** Opens another table, for a rematch. */
export type Opener = (
  opening: Omit<Opening, 'table' | 'invite' | 'watch'>,
  then: readonly Entry[],
) => Promise<TableId>;
