import { patience, type SeatShown, type TableShown } from '@tavolo/protocol';
import { type ClientState, ownSeats } from './table-state.ts';

/** When somebody here may put a bot on a seat: now, from a moment on (milliseconds since 1970), or not as things are. */
export type BotOffer = 'now' | { readonly from: number } | null;

/** Whoever holds a seat, or opened the table, may fill a free one at once, and another's when its holder is late. */
export function botOffer(state: ClientState, table: TableShown, seat: SeatShown, now: number): BotOffer {
  const own = ownSeats(state);
  const belongs = own.length > 0 || state.place?.isOwner === true;
  if (!belongs || table.phase === 'over') return null;
  if (seat.name === null || own.includes(seat.seat)) return 'now';
  if (seat.bot !== null) return null;
  if (table.phase === 'gathering') return seat.here ? null : 'now';
  const since = sinceWhen(state, seat);
  if (since === null) return null;
  if (seat.here && !hasSay(state, table, now)) return null;
  const from = since + patience[table.pace][seat.here ? 'here' : 'away'];
  return now >= from ? 'now' : { from };
}

/** Whether somebody on this screen plays, and is not as late themselves. */
const hasSay = (state: ClientState, { pace, seats }: TableShown, now: number): boolean =>
  seats.some((own) => {
    if (own.bot !== null || !ownSeats(state).includes(own.seat)) return false;
    return now - (sinceWhen(state, own) ?? now) < patience[pace].here;
  });

/** Since when a seat is asked, as the eyes of this screen know it. */
function sinceWhen({ seen, eyes }: ClientState, { seat }: SeatShown): number | null {
  const waiting = eyes === null ? [] : (seen[eyes]?.sight.waiting ?? []);
  return waiting.find((one) => one.seat === seat)?.since ?? null;
}
