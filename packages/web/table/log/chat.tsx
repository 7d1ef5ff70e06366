import { type ChatLine, isRefused, longest } from '@tavolo/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { localeOf } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { calledThen } from '../players.ts';
import './chat.css';

/** What people at the table say to each other. */
export function Chat() {
  const { tools } = useText();
  const { session, state, table, player } = useTable();
  const language = useLanguage();
  const lines = useRef<HTMLDivElement>(null);
  const count = table.chat.length;
  const maySpeak = (state.place?.invite ?? null) !== null;
  useEffect(() => {
    if (count > 0) session.dispatch({ is: 'chat-read' });
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [count, session]);
  const speaker = ({ name, seat }: ChatLine) =>
    seat === null ? tools.withoutSeat(name) : calledThen(player(seat).name, name);
  const time = new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      <div
        className="chat-lines"
        role="log"
        aria-label={tools.chat}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={lines}
      >
        {count === 0 ? <p className="chat-silence">{tools.silence}</p> : null}
        {table.chat.map((line) => (
          <p key={`${line.when}${line.name}${line.text}`} className="chat-line">
            <strong>{speaker(line)}</strong> <time className="chat-time">{time.format(line.when)}</time>
            <br />
            {line.text}
          </p>
        ))}
      </div>
      {maySpeak ? <SaySomething /> : <p className="chat-only-read">{tools.onlyRead}</p>}
    </div>
  );
}

function SaySomething() {
  const { tools } = useText();
  const { session } = useTable();
  const [text, setText] = useState('');
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const outcome = await session.wish({ is: 'say', text: said });
    if (isRefused(outcome)) setText(said);
  };
  return (
    <form className="chat-say" onSubmit={(event) => void say(event)}>
      <Field
        label={tools.sayLabel}
        isLabelUnseen
        placeholder={tools.sayLabel}
        value={text}
        maxLength={longest.chat}
        autoComplete="off"
        onChange={setText}
      />
      <button type="submit" className="icon-button" aria-label={tools.say} title={tools.say}>
        <Icon name="send" />
      </button>
    </form>
  );
}
