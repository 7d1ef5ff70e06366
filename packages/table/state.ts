import type { Seat } from '@tavolo/kernel';
import type { BotStrength, ChatLine, Note, PersonId, TableId, TablePhase } from '@tavolo/protocol';
import type { Opening } from './entry.ts';

/** Who holds a seat, and who plays it. */
export type HeldSeat = {
  readonly seat: Seat;
  /** The person whose seat it is; `null`: nobody's. */
  person: PersonId | null;
  name: string | null;
  /** The bot that plays it, alone or for the person who holds it. */
  bot: BotStrength | null;
  /** Everybody who has held it since the match started, and so knows what it knows. */
  readonly knownTo: PersonId[];
};

/** Everything about a table except its match: plain data, folded from the entries. */
export type TableState = {
  readonly opening: Opening;
  readonly opened: number;
  phase: TablePhase;
  readonly seats: HeldSeat[];
  /** A request to go back to the first `to` answers, and the people who have yet to agree to it. */
  undo: { readonly by: Seat; readonly to: number; readonly awaits: readonly PersonId[] } | null;
  /** The people who would let a bot make the decision that a seat is asked for, though its holder is here. */
  botsWanted: { readonly seat: Seat; readonly decision: string; readonly by: readonly PersonId[] }[];
  readonly notes: Note[];
  readonly chat: ChatLine[];
  rematch: TableId | null;
  /** For each seat that is being asked: which decision, and since when. */
  asked: { readonly seat: Seat; readonly decision: string; readonly since: number }[];
  changed: number;
};

/** The most notes, lines of chat and bytes of chat that a table keeps in view: every newcomer is sent them. */
export const kept = { notes: 1000, chat: 1000, chatBytes: 128 * 1024 } as const;

export const newState = (opening: Opening, when: number): TableState => ({
  opening,
  opened: when,
  phase: 'gathering',
  seats: opening.seats.map((seat) => ({ seat, person: null, name: null, bot: null, knownTo: [] })),
  undo: null,
  botsWanted: [],
  notes: [],
  chat: [],
  rematch: null,
  asked: [],
  changed: when,
});
