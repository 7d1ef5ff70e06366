import { longest, type SeatShown } from '@tavolo/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { ownSeats } from '../table-state.ts';

/** A seat before the match, and what can be done with it. */
export function SeatRow({ seat, number }: { readonly seat: SeatShown; readonly number: number }) {
  const { gathering, common, setup } = useText();
  const { player } = useTable();
  const { name, is } = player(seat.seat);
  return (
    <li className="seat-row" data-is={is}>
      <span className="seat-row-number" aria-hidden="true">
        {number}
      </span>
      <Icon name={is === 'bot' ? 'bot' : is === 'open' ? 'hourglass' : 'person'} />
      <p className="seat-row-who">
        <span className="unseen">{setup.seat(number)}: </span>
        <strong>{is === 'open' ? gathering.free : name}</strong>
        <span className="seat-row-is">
          {is === 'you' ? common.you : ''}
          {seat.bot === null ? '' : common.bots[seat.bot]}
          {is === 'person' ? (seat.here ? gathering.here : gathering.away) : ''}
        </span>
      </p>
      <SeatRowActions seat={seat} />
    </li>
  );
}

function SeatRowActions({ seat }: { readonly seat: SeatShown }) {
  const { gathering } = useText();
  const { session, state } = useTable();
  const { bot } = useSettings();
  const own = ownSeats(state);
  const isOwner = state.place?.isOwner === true;
  const isFree = seat.name === null && seat.bot === null;
  const maySit = (state.place?.invite ?? null) !== null;
  const put = (strength: typeof bot | null) =>
    void session.wish({ is: 'seat-bot', seat: seat.seat, bot: strength });
  return (
    <div className="seat-row-actions">
      {isFree && maySit && own.length === 0 ? (
        <Button weight="main" onClick={() => void session.wish({ is: 'sit', seat: seat.seat, name: null })}>
          {gathering.sit}
        </Button>
      ) : null}
      {isFree && own.length > 0 ? <SitAlso seat={seat} /> : null}
      {isFree && isOwner ? (
        <Button icon="bot" onClick={() => put(bot)}>
          {gathering.putBot}
        </Button>
      ) : null}
      {seat.bot !== null && isOwner ? (
        <Button onClick={() => put(null)}>{gathering.takeBotOff}</Button>
      ) : null}
      {own.includes(seat.seat) ? (
        <Button weight="quiet" onClick={() => void session.wish({ is: 'leave', seat: seat.seat })}>
          {gathering.getUp}
        </Button>
      ) : null}
    </div>
  );
}

/** Seats somebody else around this screen. */
function SitAlso({ seat }: { readonly seat: SeatShown }) {
  const { gathering } = useText();
  const { session } = useTable();
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <Button icon="person" onClick={() => setName('')}>
        {gathering.sitAlso}
      </Button>
    );
  const sit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void session.wish({ is: 'sit', seat: seat.seat, name: name.trim() });
  };
  return (
    <form className="seat-row-form" onSubmit={sit}>
      <Field
        label={gathering.nameHere}
        isLabelUnseen
        placeholder={gathering.nameHere}
        value={name}
        maxLength={longest.name}
        autoFocus
        onChange={setName}
      />
      <Button type="submit">{gathering.sit}</Button>
    </form>
  );
}
