import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { type ClientState, ownSeats } from './table-state.ts';
import './consent.css';

/** Somebody who was invited and comes late may take the seat of a bot, or only look on. */
export function SeatOffer() {
  const { table: text } = useText();
  const { session, state, player } = useTable();
  const [isDeclined, decline] = useState(false);
  const free = seatsOffered(state);
  if (isDeclined || free.length === 0) return null;
  return (
    <aside className="consent" aria-labelledby="seat-offer">
      <p className="consent-title" id="seat-offer">
        {text.takeSeatTitle}
      </p>
      <p>{text.takeSeatSays}</p>
      <div className="consent-actions">
        {free.map(({ seat }) => (
          <Button
            key={seat}
            weight="main"
            icon="person"
            onClick={() => void session.wish({ is: 'sit', seat, name: null })}
          >
            {text.takeSeatOf(player(seat).name)}
          </Button>
        ))}
        <Button onClick={() => decline(true)}>{text.justWatch}</Button>
      </div>
    </aside>
  );
}

/**
 * The seats of a running match that only bots play, for somebody who may sit and does not. Anybody who has played may come
 * back to their own seat only.
 */
export function seatsOffered(state: ClientState) {
  const { table, place, replay } = state;
  if (table === null || table.phase !== 'playing' || replay !== null) return [];
  if (place === null || place.invite === null || ownSeats(state).length > 0) return [];
  return table.seats.filter(
    ({ seat, name, bot }) => name === null && bot !== null && place.known.every((known) => known === seat),
  );
}
