import type { Seat } from '@tavolo/kernel';
import type { BotStrength, Pace, PersonId, TableId, TablePhase } from '@tavolo/protocol';
import type { Entry, Opened } from './entry.ts';

/** What a list of tables says of one, kept beside it so that no table has to be loaded to be listed. */
export type Summary = {
  readonly table: TableId;
  readonly game: string;
  readonly pace: Pace;
  readonly phase: TablePhase;
  readonly owner: PersonId;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly person: PersonId | null;
    readonly name: string | null;
    readonly bot: BotStrength | null;
  }[];
  /** The seats that are asked. */
  readonly waiting: readonly Seat[];
  readonly answered: number;
  readonly changed: number;
};

/** A table as it stood after so many entries, so that loading need not begin at the first, and new rules can go on. */
export type Keep = { readonly at: number; readonly table: unknown };

/** A stored table: what was kept of it last, and the entries since. */
export type StoredTable = { readonly keep: Keep | null; readonly entries: readonly Entry[] };

/** Which link somebody came by. */
export type KeyKind = 'invite' | 'watch';

/** Where tables last. What a promise of it has confirmed survives `kill -9` and a power cut. */
export interface TableStore {
  /** Stores a new table with its first entries: all of them, or no table. */
  open(entries: readonly [Opened, ...Entry[]], summary: Summary): Promise<void>;
  /** Appends only if exactly `after` entries are there: two processes can never both win. All entries, or none. */
  append(
    table: TableId,
    after: number,
    entries: readonly Entry[],
    summary: Summary,
  ): Promise<'appended' | 'stale'>;
  load(table: TableId): Promise<StoredTable | 'unknown'>;
  /** Keeps how the table stands; an older keep gives way, a newer one stays. */
  keep(table: TableId, keep: Keep): Promise<void>;
  /** The table that a key opens; `null` when none does. */
  tableBy(kind: KeyKind, key: string): Promise<TableId | null>;
  /** The tables where somebody holds a seat or which they opened, the last changed first. */
  tablesOf(person: PersonId, most: number): Promise<readonly Summary[]>;
}
