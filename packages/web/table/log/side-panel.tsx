import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { unreadLines } from '../table-state.ts';
import { Unread } from '../turn-tools.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { useLog } from './use-log.ts';
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

/** Beside the board, if somebody wants it there: the log, or the chat. */
export function SidePanel() {
  const [shown, show] = useState<Tab>('log');
  const id = useId();
  return (
    <aside className="side-panel">
      <header className="side-head">
        <Tabs id={id} shown={shown} show={show} />
        <Fold />
      </header>
      <div className="side-content" role="tabpanel" id={`${id}-content`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'log' ? <Log /> : <Chat />}
      </div>
    </aside>
  );
}

interface TabsProps {
  readonly id: string;
  readonly shown: Tab;
  readonly show: (tab: Tab) => void;
}

/** What the panel can show. Arrow keys lead from tab to tab. */
function Tabs({ id, shown, show }: TabsProps) {
  const { tools } = useText();
  const { state } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const unread = unreadLines(state);
  const pressed = (event: KeyboardEvent) => {
    const next = tabAt(event.key, shown);
    if (next === null) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
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
  );
}

/** Folds the panel away, into the strip below the board. */
function Fold() {
  const { tools } = useText();
  const { toggle } = useLog();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={tools.foldLog}
      title={tools.foldLog}
      aria-expanded
      data-log-toggle
      onClick={toggle}
    >
      <Icon name="down" />
    </button>
  );
}
