import type { Seat } from '@tavolo/kernel';
import type { PersonId, TableId, TableShown } from '@tavolo/protocol';
import type { MatchSoFar } from './shown.ts';

/** An answer as somebody sent it. */
export type SentAnswer = {
  readonly table: TableId;
  readonly seat: Seat;
  readonly decision: string;
  readonly picked: readonly string[];
};

/**
 * What a client knows of something it sent. `sent`: no reply came. `done`: acknowledged, so it must be there.
 * `refused`: it must not be there. `unsure`: sent again and refused then, since the first time may have counted.
 */
export type Fate = 'sent' | 'done' | 'refused' | 'unsure';

export type Remembered = SentAnswer & { fate: Fate };

/** Something that was sent once and never again, since it names no decision: a seat's undo, a line of chat. */
export type Once = { readonly table: TableId; readonly text: string; isDone: boolean };

/** What somebody was last shown at a table. */
export type LastShown = {
  readonly table: TableId;
  readonly person: PersonId;
  readonly seat: Seat;
  readonly shown: TableShown;
  readonly seen: MatchSoFar;
};

/** Somebody's return after the server was killed. */
export type Return = {
  /** The time until the match was shown again, in milliseconds: since the server listened, and since the line was open. */
  readonly sinceListening: number;
  readonly sinceOpen: number;
  readonly wasAsked: boolean;
  /** Whether the same decision was asked as before, or none as before. */
  readonly isSame: boolean;
};

/** Everything that the clients were promised. */
export class Ledger {
  readonly answers = new Map<string, Remembered>();
  readonly undos: Once[] = [];
  readonly said: Once[] = [];
  readonly opened = new Set<TableId>();
  readonly lastShown: LastShown[] = [];
  readonly returns: Return[] = [];
  /** What went wrong while they played. */
  readonly troubles: string[] = [];
  /** Answers that were on their way when the server was killed, by whether it had stored them. */
  readonly inFlight = { stored: 0, notStored: 0 };

  /** Remembers an answer that is about to be sent. Nobody may send two answers to one decision. */
  send(answer: SentAnswer): void {
    const key = keyOf(answer);
    const before = this.answers.get(key);
    if (before !== undefined)
      this.troubles.push(`${key} was asked again, though its answer is ${before.fate}`);
    else this.answers.set(key, { ...answer, fate: 'sent' });
  }

  /** An answer has got its reply. */
  settle(answer: SentAnswer, fate: Exclude<Fate, 'sent'>): void {
    const remembered = this.answers.get(keyOf(answer));
    if (remembered !== undefined) remembered.fate = fate;
  }
}

/** Names a decision among all tables. */
export const keyOf = ({ table, decision }: Pick<SentAnswer, 'table' | 'decision'>): string =>
  `${table} ${decision}`;
