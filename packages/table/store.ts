import type { Seat } from '@tavolo/kernel';
import type { BotStrength, Pace, PersonId, TableId, TablePhase } from '@tavolo/protocol';
import type { Entry, OpenedEntry } from './entry.ts';

/** What a list of tables says about one, stored with it so that no table has to be loaded to be listed. */
export type StoredSummary = {
  readonly table: TableId;
  readonly game: string;
  readonly pace: Pace;
  readonly phase: TablePhase;
  readonly owner: PersonId;
  /** Whether whoever opened the table has played there and left. Summaries that earlier versions stored lack it. */
  readonly hasOwnerLeft?: boolean;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly person: PersonId | null;
    readonly name: string | null;
    readonly bot: BotStrength | null;
  }[];
  /** The seats that are being asked. */
  readonly waiting: readonly Seat[];
  readonly answered: number;
  /** Who won; `null`: it is not over. Summaries that earlier versions stored lack it. */
  readonly winners?: readonly Seat[] | null;
  readonly changed: number;
};

/** A snapshot of a table after so many entries, so that loading need not begin at the first, and new rules can carry on. */
export type Keep = { readonly at: number; readonly table: unknown };

/** A stored table: its last snapshot, and the entries since. */
export type StoredTable = { readonly keep: Keep | null; readonly entries: readonly Entry[] };

/** The kind of link that somebody came by. */
export type KeyKind = 'invite' | 'watch';

/** Where tables last. What a promise of it has confirmed survives `kill -9` and a power cut. */
export interface TableStore {
  /** Stores a new table with its first entries: all of them, or no table. */
  open(entries: readonly [OpenedEntry, ...Entry[]], summary: StoredSummary): Promise<void>;
  /** Appends only if exactly `after` entries are there: two processes can never both win. All entries, or none. */
  append(
    table: TableId,
    after: number,
    entries: readonly Entry[],
    summary: StoredSummary,
  ): Promise<'appended' | 'stale'>;
  load(table: TableId): Promise<StoredTable | 'unknown'>;
  /** Keeps a snapshot of the table in place of an older one; a newer one stays. */
  keep(table: TableId, keep: Keep): Promise<void>;
  /** The table that a key opens; `null` when none does. */
  tableBy(kind: KeyKind, key: string): Promise<TableId | null>;
  /** The tables that somebody opened or holds a seat at, the most recently changed first. */
  tablesOf(person: PersonId, most: number): Promise<readonly StoredSummary[]>;
}
