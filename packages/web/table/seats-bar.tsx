import type { Seat } from '@tavolo/kernel';
import type { SeatShown } from '@tavolo/protocol';
import { Icon } from '../parts/icon.tsx';
import { agoIn } from '../text/time.ts';
import { useLanguage, useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { ownSeats } from './table-state.ts';
import { useNow } from './use-now.ts';
import './seats-bar.css';

/** Who plays, in the order they sit, and who is asked. */
export function SeatsBar() {
  const { table: text } = useText();
  const { table, state } = useTable();
  const waiting = state.replay === null ? (state.playback?.shown.sight.waiting ?? []) : [];
  return (
    <ul
      className="seats-bar"
      aria-label={text.seats}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {table.seats.map((seat) => (
        <SeatChip
          key={seat.seat}
          seat={seat}
          since={waiting.find((one) => one.seat === seat.seat)?.since ?? null}
        />
      ))}
    </ul>
  );
}

type SeatChipProps = {
  readonly seat: SeatShown;
  /** Since when it is asked; `null`: it is not. */
  readonly since: number | null;
};

function SeatChip({ seat, since }: SeatChipProps) {
  const { table: text, common, gathering } = useText();
  const { player, state } = useTable();
  const language = useLanguage();
  const now = useNow();
  const { name, is } = player(seat.seat);
  const own = ownSeats(state);
  const isOwn = own.includes(seat.seat);
  const isAway = is === 'person' && !seat.here;
  const canTakeOver = isOwn && own.length > 1 && since !== null && state.eyes !== seat.seat;
  return (
    <li
      className="seat-chip"
      data-asked={since !== null}
      data-own={own.length > 1 ? state.eyes === seat.seat : isOwn}
      data-away={isAway}
    >
      <Icon name={is === 'bot' ? 'bot' : 'person'} />
      {canTakeOver ? <TakeOver seat={seat.seat} /> : <span className="seat-name">{name}</span>}
      <span className="unseen">
        {is === 'bot' ? common.bot : ''} {isOwn ? common.you : ''}
      </span>
      {isAway ? <span className="seat-away">{gathering.away}</span> : null}
      {since === null ? null : (
        <span className="seat-asked" title={text.sinceWhen(agoIn(language, since, now))}>
          <Icon name="hourglass" />
          <span className="unseen">{text.decides}</span>
        </span>
      )}
    </li>
  );
}

/** Around one screen, where several are asked at once, each may go first. */
function TakeOver({ seat }: { readonly seat: Seat }) {
  const { curtain } = useText();
  const { session, player } = useTable();
  const { name } = player(seat);
  return (
    <button
      type="button"
      className="seat-name"
      title={curtain.iAm(name)}
      onClick={() => session.dispatch({ is: 'eyes', eyes: seat })}
    >
      {name}
    </button>
  );
}
