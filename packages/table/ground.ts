import type { TableId } from '@tavolo/protocol';
import type { Entry, Opening } from './entry.ts';
import type { TableStore } from './store.ts';
import type { Thinker } from './think.ts';

/** What tables stand on: where they last, who thinks, what time it is, and what nobody guesses. */
export type Ground = {
  readonly store: TableStore;
  readonly thinker: Thinker;
  /** Milliseconds since 1970. */
  now(): number;
  /** An unguessable text, another each time. */
  key(): string;
  /** The seed of a match: a text that nobody guesses, another each time. */
  seed(): string;
  /** How long a bot lets people look before it answers. */
  readonly botPause: number;
  wait(milliseconds: number): Promise<void>;
  /** Something went wrong that no wish is to blame for. */
  report(problem: Problem): void;
};

export type Problem = { readonly table: TableId; readonly what: string; readonly cause: unknown };

/** Opens another table, for a rematch. */
export type Opener = (
  opening: Omit<Opening, 'table' | 'invite' | 'watch'>,
  then: readonly Entry[],
) => Promise<TableId>;
