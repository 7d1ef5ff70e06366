import type { Onlooker, Seat } from '@tavolo/kernel';
import type { Patch } from './patch.ts';
import type { RefusalName } from './refusal.ts';
import type { Story } from './story.ts';
import type { Sight, TablePlace, TableShown, ToldLine } from './table.ts';

/** What the search bot thinks of an answer. */
export type Considered = {
  readonly picked: readonly string[];
  /** How many of the imagined matches tried it. */
  readonly visits: number;
  /** How well the seat stood in them on average, from 0 (lost) to 1 (won). */
  readonly worth: number;
};

/** What a table tells its players and spectators. */
export type News =
  /** The whole table: the first answer to a `join`. */
  | { readonly is: 'table'; readonly table: TableShown }
  /** What changed about the table since. */
  | { readonly is: 'table-change'; readonly patch: Patch }
  | { readonly is: 'place'; readonly place: TablePlace }
  /** The whole match as an onlooker may know it: after a `join`, and when a match starts. */
  | {
      readonly is: 'sight';
      readonly onlooker: Onlooker;
      readonly sight: Sight;
      readonly told: readonly ToldLine[];
    }
  /** What changed since the last `sight` or `change` for this onlooker. Lines of the log from `from` on are new. */
  | {
      readonly is: 'change';
      readonly onlooker: Onlooker;
      readonly patch: Patch | null;
      readonly from: number;
      readonly told: readonly ToldLine[];
    }
  /** A seat that was this person's no longer is: forget what only it may know. */
  | { readonly is: 'gone'; readonly onlooker: Onlooker }
  /** The wish with this number was carried out, durably. */
  | { readonly is: 'done'; readonly wish: number }
  | {
      readonly is: 'refused';
      readonly wish: number | null;
      readonly name: RefusalName;
      readonly detail?: string;
    }
  | {
      readonly is: 'hint';
      readonly wish: number;
      readonly seat: Seat;
      readonly decision: string;
      readonly considered: readonly Considered[];
    }
  | { readonly is: 'story'; readonly wish: number; readonly onlooker: Onlooker; readonly story: Story }
  /** The record of a match that is over: all of it, to be replayed anywhere. */
  | { readonly is: 'record'; readonly wish: number; readonly record: object };
