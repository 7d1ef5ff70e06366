import type { Refused, TableSummary } from '@tavolo/protocol';
import type { Setup } from '../setup.ts';
import type { ToldRecord } from '../told-record.ts';

/** What the page asks the worker, and what it gets; the answer comes back on a port that goes along. */
export type Calls = {
  /** Opens a table, seats everybody and starts. */
  readonly open: { readonly ask: Setup; readonly get: string | Refused };
  /** The tables that are kept in this browser. */
  readonly list: { readonly ask: null; readonly get: readonly TableSummary[] | Refused };
  /** Guided games that have been begun in this browser. */
  readonly lessons: { readonly ask: null; readonly get: readonly TableSummary[] | Refused };
  /** The story of a match from its record. */
  readonly story: { readonly ask: unknown; readonly get: ToldRecord | Refused };
  /** Opens a line to a table on the port: from here on both ends say what they would say on a socket. */
  readonly connect: { readonly ask: null; readonly get: never };
};

export type Call = { [Is in keyof Calls]: { readonly is: Is; readonly ask: Calls[Is]['ask'] } }[keyof Calls];

/** The last word on the line to a table: whoever says it leaves. */
export const goodbye = 'goodbye';
