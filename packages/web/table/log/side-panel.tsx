import { useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { Unread } from '../turn-tools.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import './side-panel.css';

/** Beside the board, where there is room: the log, or the chat. */
export function SidePanel() {
  const { tools } = useText();
  const { state, table } = useTable();
  const [shown, show] = useState<'log' | 'chat'>('log');
  const unread = table.chat.length - state.chatRead;
  return (
    <aside className="side-panel">
      <div className="side-tabs" role="tablist">
        <button type="button" role="tab" aria-selected={shown === 'log'} onClick={() => show('log')}>
          {tools.log}
        </button>
        <button type="button" role="tab" aria-selected={shown === 'chat'} onClick={() => show('chat')}>
          {tools.chat}
          {unread > 0 && shown !== 'chat' ? <Unread count={unread} /> : null}
        </button>
      </div>
      <div className="side-content" role="tabpanel" aria-label={tools[shown]}>
        {shown === 'log' ? <Log /> : <Chat />}
      </div>
    </aside>
  );
}
