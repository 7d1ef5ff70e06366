import type { Sight } from '@tavolo/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { agoIn, secondsIn } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { botOffer } from '../bot-offer.ts';
import { Offered } from '../sheets/bot-for-other.tsx';
import { ownSeats } from '../table-state.ts';
import { useNow } from '../use-now.ts';

/** For whom the table waits, and since when. */
export function Waiting({ waiting }: Pick<Sight, 'waiting'>) {
  const { table: text } = useText();
  const { state, table, player } = useTable();
  const language = useLanguage();
  const now = useNow();
  const people = waiting.filter(({ seat }) => player(seat).is !== 'bot');
  const shown = people.length > 0 ? people : waiting;
  const names = shown.map(({ seat }) => player(seat).name);
  const since = Math.min(...shown.map((one) => one.since));
  if (names.length === 0) return null;
  const late = table.seats.filter(
    (seat) => people.some((one) => one.seat === seat.seat) && botOffer(state, table, seat, now) === 'now',
  );
  return (
    <div className="prompt-line">
      <p className="prompt-says" role="status">
        <Icon name="hourglass" />
        <span>
          {people.length > 0 ? text.waitingFor(names) : text.waitingForBots(names)}
          {people.length > 0 && now - since > 30_000 ? (
            <small> · {text.sinceWhen(agoIn(language, since, now))}</small>
          ) : null}
          {people.length > 0 ? null : <Stopwatch key={since} />}
        </span>
      </p>
      {late.map((seat) => (
        <Offered key={seat.seat} seat={seat} />
      ))}
      {ownSeats(state).length === 0 ? <p className="prompt-quiet">{text.lookingOn}</p> : null}
    </div>
  );
}

/** How long a bot has been thinking, second by second; nothing before the first has passed. */
function Stopwatch() {
  const language = useLanguage();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  // A screen reader would count along.
  return seconds === 0 ? null : <small aria-hidden="true"> · {secondsIn(language, seconds)}</small>;
}
