import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { Unread } from '../turn-tools.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import './side-panel.css';

const tabs = ['log', 'chat'] as const;
type Tab = (typeof tabs)[number];

/** Which tab a key leads to from another; `null`: it leads nowhere. */
function tabAt(key: string, from: Tab): Tab | null {
  const place = tabs.indexOf(from);
  const steps: { readonly [key: string]: number } = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: -1,
  };
  const to = steps[key];
  return to === undefined ? null : (tabs.at(to % tabs.length) ?? null);
}

/** Beside the board, where there is room: the log, or the chat. Arrow keys lead from tab to tab. */
export function SidePanel() {
  const { tools } = useText();
  const { state, table } = useTable();
  const [shown, show] = useState<Tab>('log');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const unread = table.chat.length - state.chatRead;
  const pressed = (event: KeyboardEvent) => {
    const next = tabAt(event.key, shown);
    if (next === null) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <aside className="side-panel">
      <div className="side-tabs" role="tablist" tabIndex={-1} ref={list} onKeyDown={pressed}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={shown === tab}
            aria-controls={`${id}-content`}
            tabIndex={shown === tab ? 0 : -1}
            onClick={() => show(tab)}
          >
            {tools[tab]}
            {tab === 'chat' && unread > 0 && shown !== 'chat' ? <Unread count={unread} /> : null}
          </button>
        ))}
      </div>
      <div className="side-content" role="tabpanel" id={`${id}-content`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'log' ? <Log /> : <Chat />}
      </div>
    </aside>
  );
}
