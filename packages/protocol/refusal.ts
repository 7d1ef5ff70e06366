import { type RefusalName as MatchRefusalName, refusals as matchRefusals } from '@tavolo/kernel';

/** Why a table or the server won't do what it was asked to. */
export const tableRefusals = [
  /** There is no such table or link. */
  'unknown-table',
  /** Only people who have a seat or were invited may do this. */
  'not-at-this-table',
  /** Somebody else's seat. */
  'not-your-seat',
  /** Somebody sits there already. */
  'seat-taken',
  /** This player already has a seat: one is enough once the match has started. */
  'has-a-seat',
  /** The seat's holder is here, or has not kept the others waiting long enough: nobody else may put a bot there. */
  'too-soon',
  /** The match is already under way. */
  'already-started',
  /** The match has not begun. */
  'not-started',
  /** Every seat must be filled first, by a person or a bot. */
  'seats-open',
  /** The match is not over yet. */
  'not-over',
  /** Nobody has asked for an undo. */
  'no-undo-request',
  /** A request for an undo is already being voted on. */
  'undo-request-open',
  /** There is no such moment in this match. */
  'unknown-moment',
  /** A text is empty or too long. */
  'bad-text',
  /** A text has half a character somewhere in it: it is not valid Unicode. */
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
  /** The person has no such device, or no longer has it. */
  'unknown-device',
  /** The link that carries an identity has been used already, or is too old. */
  'link-expired',
  /** Too many tables, links or connections for one person. */
  'too-many',
  /** It could not be stored, so it did not happen. */
  'storage-failed',
  /** A rule failed: the match is as it was before, and the log has what is needed to fix the rule. */
  'rule-failed',
  /** Something broke in the server: nothing changed. */
  'server-failed',
  /** The server has nothing at this address. */
  'unknown-address',
  /** The server is about to stop: try again in a moment. */
  'stopping',
  /** No answer came: the connection was lost. */
  'no-connection',
] as const;

export type RefusalName = MatchRefusalName | (typeof tableRefusals)[number];

export const refusalNames: readonly RefusalName[] = [...matchRefusals, ...tableRefusals];

/** A refusal: its name, and a technical detail that is never needed to understand it. */
export type Refused = { readonly refused: RefusalName; readonly detail?: string };

export const refused = (name: RefusalName, detail?: string): Refused =>
  detail === undefined ? { refused: name } : { refused: name, detail };

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;
