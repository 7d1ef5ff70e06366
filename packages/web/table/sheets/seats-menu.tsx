import { type BotStrength, botStrengths, type SeatShown } from '@tavolo/protocol';
import { useState } from 'react';
import { pathTo } from '../../app/route.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Select } from '../../parts/select.tsx';
import { CopyButton, fullLink } from '../../parts/shared-link.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { ownSeats } from '../table-state.ts';
import { BotForOther } from './bot-for-other.tsx';
import './seats-menu.css';

/** Who sits where, what can be done about it, and who sees the table. */
export function SeatsMenu() {
  const { seatsMenu } = useText();
  const { session, state, table } = useTable();
  const { place } = state;
  return (
    <div className="seats-menu">
      <ul>
        {table.seats.map((seat) => (
          <SeatOfMenu key={seat.seat} seat={seat} />
        ))}
      </ul>
      <section>
        <h3>{seatsMenu.whoSees}</h3>
        <p>{table.onlookers === 0 ? seatsMenu.nobodyLooksOn : seatsMenu.whoSeesSays(table.onlookers)}</p>
        <p className="seats-menu-quiet">{seatsMenu.secretsSay}</p>
        {session.host.isLocal || place === null ? null : (
          <div className="seats-menu-links">
            {place.invite === null ? null : (
              <CopyButton label={seatsMenu.copyInvite} text={fullLink(pathTo.invite(place.invite))} />
            )}
            <CopyButton label={seatsMenu.copyWatch} text={fullLink(pathTo.watch(place.watch))} />
          </div>
        )}
      </section>
    </div>
  );
}

function SeatOfMenu({ seat }: { readonly seat: SeatShown }) {
  const { common } = useText();
  const { player, table } = useTable();
  const { name, is } = player(seat.seat);
  return (
    <li className="seat-of-menu">
      <p className="seat-of-menu-name">
        <Icon name={is === 'bot' ? 'bot' : 'person'} />
        <strong>{name}</strong>
        {is === 'you' ? <span>{common.you}</span> : null}
        {seat.bot === null ? null : <span>{common.bots[seat.bot]}</span>}
      </p>
      {table.phase === 'over' ? null : <SeatActions seat={seat} />}
    </li>
  );
}

function SeatActions({ seat }: { readonly seat: SeatShown }) {
  const { gathering } = useText();
  const { session, state } = useTable();
  const own = ownSeats(state);
  const isOwn = own.includes(seat.seat);
  const belongs = own.length > 0 || state.place?.isOwner === true;
  const maySit = own.length === 0 && seat.name === null && (state.place?.invite ?? null) !== null;
  return (
    <div className="seat-of-menu-actions">
      {isOwn || (belongs && seat.name === null) ? (
        <BotActions seat={seat} isOwn={isOwn} />
      ) : (
        <BotForOther seat={seat} />
      )}
      {maySit ? (
        <Button onClick={() => void session.wish({ is: 'sit', seat: seat.seat, name: null })}>
          {gathering.sit}
        </Button>
      ) : null}
      {isOwn ? <Leaving onLeave={() => void session.wish({ is: 'leave', seat: seat.seat })} /> : null}
    </div>
  );
}

/** A seat is not given up by one touch. */
function Leaving({ onLeave }: { readonly onLeave: () => void }) {
  const { seatsMenu, common } = useText();
  const [isAsked, ask] = useState(false);
  if (!isAsked) return <Button onClick={() => ask(true)}>{seatsMenu.leave}</Button>;
  return (
    <>
      <p role="alert">{seatsMenu.leaveSays}</p>
      <Button weight="grave" onClick={onLeave}>
        {seatsMenu.leave}
      </Button>
      <Button onClick={() => ask(false)}>{common.cancel}</Button>
    </>
  );
}

/** Puts a bot on a seat, makes it play otherwise, or takes it off. */
function BotActions({ seat, isOwn }: { readonly seat: SeatShown; readonly isOwn: boolean }) {
  const { seatsMenu, gathering, common, table: text } = useText();
  const { session } = useTable();
  const { bot: usual } = useSettings();
  const put = (bot: BotStrength | null) => void session.wish({ is: 'seat-bot', seat: seat.seat, bot });
  if (seat.bot === null)
    return (
      <Button icon="bot" onClick={() => put(usual)}>
        {isOwn ? seatsMenu.letBotPlay : gathering.putBot}
      </Button>
    );
  return (
    <>
      <Select
        label={seatsMenu.botStrength}
        isLabelUnseen
        value={seat.bot}
        options={botStrengths.map((value) => ({ value, label: common.bots[value] }))}
        onChange={put}
      />
      {isOwn ? <Button onClick={() => put(null)}>{text.takeBack}</Button> : null}
    </>
  );
}
