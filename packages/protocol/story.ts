import type { OpenQuestion, Result, Seat } from '@tavolo/kernel';
import type { Patch } from './patch.ts';
import type { ToldLine } from './table.ts';

/** A match from its first moment to its last, as one onlooker may know it. */
export type Story = {
  readonly game: string;
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** The view before the first answer. */
  readonly first: object;
  readonly frames: readonly Frame[];
  readonly told: readonly ToldLine[];
  readonly result: Result | null;
};

/** What one answer did. */
export type Frame = {
  /** The seat that answered. Picks that the onlooker may not know are left out. */
  readonly seat: Seat;
  readonly ask: OpenQuestion['name'];
  readonly picked: readonly string[] | null;
  /** What it answered, with no more options than were picked; `null` where the onlooker need not know all of it. */
  readonly asked: OpenQuestion | null;
  /** From the view before to the view after; `null`: nothing that can be seen. */
  readonly patch: Patch | null;
};
