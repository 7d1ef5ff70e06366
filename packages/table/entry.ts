import type { Seat } from '@tavolo/kernel';
import type { BotStrength, Pace, PersonId, TableId } from '@tavolo/protocol';

/** How a table is opened. */
export type Opening = {
  readonly table: TableId;
  readonly game: string;
  /** The version of the game's rules that options and sheet are written for. */
  readonly version: number;
  readonly options: object;
  /** What the previous match handed on; for the first match of a chain, the game's blank sheet. */
  readonly sheet: unknown;
  readonly seats: readonly Seat[];
  readonly pace: Pace;
  readonly owner: PersonId;
  /** The keys of the links for playing and for watching: unguessable, and different from each other. */
  readonly invite: string;
  readonly watch: string;
};

/** The first entry of every table. */
export type OpenedEntry = { readonly is: 'opened'; readonly when: number; readonly opening: Opening };

/** Who sits where, and what people say. */
export type Seating =
  | OpenedEntry
  | {
      readonly is: 'sat';
      readonly when: number;
      readonly seat: Seat;
      readonly person: PersonId;
      readonly name: string;
    }
  | { readonly is: 'left'; readonly when: number; readonly seat: Seat }
  | { readonly is: 'bot'; readonly when: number; readonly seat: Seat; readonly bot: BotStrength | null }
  /** Somebody would let a bot play for a holder who is here and does nothing. */
  | {
      readonly is: 'bot-wanted';
      readonly when: number;
      readonly seat: Seat;
      readonly decision: string;
      readonly person: PersonId;
    }
  /** Only in tables of earlier versions: the bot on a seat broke or took too long, and a simpler one played on. */
  | { readonly is: 'bot-failed'; readonly when: number; readonly seat: Seat }
  | {
      readonly is: 'said';
      readonly when: number;
      readonly person: PersonId;
      readonly name: string;
      readonly text: string;
    }
  | { readonly is: 'rematched'; readonly when: number; readonly table: TableId };

/** What changes a match that has started. */
export type Move =
  | {
      readonly is: 'answered';
      readonly when: number;
      readonly ask: string;
      readonly seat: Seat;
      readonly picked: readonly string[];
    }
  | { readonly is: 'undone'; readonly when: number; readonly seat: Seat }
  | { readonly is: 'undo-asked'; readonly when: number; readonly seat: Seat; readonly to: number }
  | { readonly is: 'undo-agreed'; readonly when: number; readonly person: PersonId }
  | { readonly is: 'undo-declined'; readonly when: number; readonly person: PersonId };

/**
 * What happens at a table and must last. A table is its entries, in order: they are appended one after the other, never
 * changed, and any process that reads them has the same table. `when` is in milliseconds since 1970.
 */
export type Entry = Seating | Move | { readonly is: 'started'; readonly when: number; readonly seed: string };
