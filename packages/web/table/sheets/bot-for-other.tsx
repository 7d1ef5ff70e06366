import type { SeatShown } from '@tavolo/protocol';
import { Button } from '../../parts/button.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { inTime } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { botOffer } from '../bot-offer.ts';
import { ownSeats } from '../table-state.ts';
import { useNow } from '../use-now.ts';

/** A bot for somebody who keeps the table waiting: offered when it may be put there, and before, from when. */
export function BotForOther({ seat }: { readonly seat: SeatShown }) {
  const { seatsMenu } = useText();
  const { state, table } = useTable();
  const language = useLanguage();
  const now = useNow();
  const offer = botOffer(state, table, seat, now);
  if (offer === null) return null;
  if (offer === 'now') return <Offered seat={seat} />;
  return <p className="seats-menu-quiet">{seatsMenu.botFrom(inTime(language, offer.from, now))}</p>;
}

/**
 * What the holder would not notice is done at once; what they would, the others agree on. A wish that waits for them can
 * be repeated: it is counted anew, without those who have gone since.
 */
export function Offered({ seat }: { readonly seat: SeatShown }) {
  const { seatsMenu } = useText();
  const { session, state, table, player } = useTable();
  const { bot } = useSettings();
  const own = ownSeats(state);
  const wanted = table.botsWanted.find((one) => one.seat === seat.seat)?.by ?? [];
  const isMine = wanted.some((one) => own.includes(one));
  const { name } = player(seat.seat);
  return (
    <>
      {wanted.length === 0 ? null : <p>{seatsMenu.botWantedBy(wanted.map((one) => player(one).name))}</p>}
      {isMine ? <p className="seats-menu-quiet">{seatsMenu.botNeedsAll}</p> : null}
      <Button icon="bot" onClick={() => void session.wish({ is: 'seat-bot', seat: seat.seat, bot })}>
        {seatsMenu.botFor(name)}
      </Button>
    </>
  );
}
