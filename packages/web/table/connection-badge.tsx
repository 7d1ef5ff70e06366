import { useSyncExternalStore } from 'react';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import './connection-badge.css';

/** How the line to the table stands: quiet while all is well. */
export function ConnectionBadge() {
  const { table: text } = useText();
  const { session, state } = useTable();
  const isOnline = useOnline();
  const { isLocal } = session.host;
  const isWell = state.line === 'open';
  const says = isLocal ? text.connection.local : text.connection[state.line];
  return (
    <p className="connection" data-line={isLocal ? 'local' : state.line} role="status">
      <span className="connection-dot" aria-hidden="true" />
      <span className={isWell ? 'connection-quiet' : ''}>
        {!isWell && !isLocal && !isOnline ? text.connection.offline : says}
      </span>
    </p>
  );
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
