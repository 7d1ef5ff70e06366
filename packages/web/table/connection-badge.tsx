import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LineStatus } from '../host/host.ts';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import './connection-badge.css';

/** How long it is said that a lost line is back, in milliseconds. */
const rejoices = 5000;

/** How the line to the table stands: quiet while all is well. */
export function ConnectionBadge() {
  const { table: text } = useText();
  const { session, state } = useTable();
  const isOnline = useOnline();
  const { isLocal } = session.host;
  const isBack = useIsBack(state.line);
  const isWell = state.line === 'open';
  const says = isLocal ? text.connection.local : text.connection[isBack ? 'back' : state.line];
  return (
    <p className="connection" data-line={isLocal ? 'local' : state.line} role="status">
      <span className="connection-dot" aria-hidden="true" />
      <span className={isWell && !isBack ? 'connection-quiet' : ''}>
        {!isWell && !isLocal && !isOnline ? text.connection.offline : says}
      </span>
    </p>
  );
}

/** Whether the line was lost and is there again, for a moment. */
function useIsBack(line: LineStatus): boolean {
  const [wasLost, setLost] = useState(false);
  useEffect(() => {
    if (line === 'lost') setLost(true);
    if (line !== 'open') return;
    const timer = setTimeout(() => setLost(false), rejoices);
    return () => clearTimeout(timer);
  }, [line]);
  return wasLost && line === 'open';
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
}
