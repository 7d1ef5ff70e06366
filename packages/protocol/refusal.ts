import { type RefusalName as MatchRefusalName, refusals as matchRefusals } from '@tavolo/kernel';

/** Why a table or the server does not do what it was asked to. */
export const tableRefusals = [
  /** There is no such table, or no such link. */
  'unknown-table',
  /** Only who has a seat, or was invited, may do this. */
  'not-at-this-table',
  /** Somebody else's seat. */
  'not-your-seat',
  /** Somebody sits there already. */
  'seat-taken',
  /** Who plays has a seat already: one is enough in mid-match. */
  'has-a-seat',
  /** Who holds the seat is here, or has not been waited for long enough: nobody else may put a bot there. */
  'too-soon',
  /** The match is already going on. */
  'already-started',
  /** The match has not begun. */
  'not-started',
  /** Somebody must sit on each seat first: a person or a bot. */
  'seats-open',
  /** The match is not over yet. */
  'not-over',
  /** Nobody has asked to take something back. */
  'no-undo-request',
  /** A request to take something back is being voted on already. */
  'undo-request-open',
  /** There is no such moment in this match. */
  'unknown-moment',
  /** A text is empty or too long. */
  'bad-text',
  /** Somewhere in a text there is half a character: it is no Unicode. */
  'broken-text',
  /** There is no such game, or it can't be played yet. */
  'unknown-game',
  /** Too much at once: wait a little. */
  'too-fast',
  /** The message is larger than any that makes sense. */
  'too-large',
  /** The page that asks does not belong to this server. */
  'wrong-origin',
  /** This device has no identity here, or it was revoked. */
  'no-identity',
  /** The person has no such device, or no longer. */
  'unknown-device',
  /** The link to carry an identity was used already, or is too old. */
  'link-expired',
  /** Too many tables, links or connections for one person. */
  'too-many',
  /** It could not be stored, and did not happen. */
  'storage-failed',
  /** A rule failed: the match stands as it did before, and the log has what is needed to mend it. */
  'rule-failed',
  /** Something broke in the server: nothing was changed by it. */
  'server-failed',
  /** The server knows nothing by this address. */
  'unknown-address',
  /** The server is about to stop: try again in a moment. */
  'stopping',
  /** No answer came: the connection was lost. */
  'no-connection',
] as const;

export type RefusalName = MatchRefusalName | (typeof tableRefusals)[number];

export const refusalNames: readonly RefusalName[] = [...matchRefusals, ...tableRefusals];

/** A refusal: its name, and for people who mend things a detail that is never needed to understand it. */
export type Refused = { readonly refused: RefusalName; readonly detail?: string };

export const refused = (name: RefusalName, detail?: string): Refused =>
  detail === undefined ? { refused: name } : { refused: name, detail };

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;
