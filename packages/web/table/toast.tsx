import { useEffect } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import './toast.css';

/** How long something said in passing stays, in milliseconds. */
const stays = 6000;

/** Why something was not done, in passing. It stands in an open drawer, which would cover what is behind it. */
export function Toast() {
  const { refusals, common } = useText();
  const { session, state } = useTable();
  const { toast } = state;
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => session.dispatch({ is: 'toast-read' }), stays);
    return () => clearTimeout(timer);
  }, [toast, session]);
  return (
    <div className="toasts" role="status">
      {toast === null ? null : (
        <p key={toast.number} className="toast">
          <Icon name="info" />
          <span>{refusals[toast.name]}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={common.close}
            onClick={() => session.dispatch({ is: 'toast-read' })}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
