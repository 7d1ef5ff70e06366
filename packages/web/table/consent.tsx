import { Button } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { ownSeats } from './table-state.ts';
import './consent.css';

/** Somebody asks to go back: those who must agree are asked, the others see who has yet to agree. The asker may withdraw. */
export function Consent() {
  const { tools } = useText();
  const { session, state, table, player } = useTable();
  const { undo } = table;
  if (undo === null || state.replay !== null) return null;
  const own = ownSeats(state);
  const isAsked = undo.awaits.some((seat) => own.includes(seat));
  const answered = state.playback?.shown.sight.answered ?? undo.to;
  const answer = (agrees: boolean) => void session.wish({ is: 'consent', by: undo.by, to: undo.to, agrees });
  return (
    <aside className="consent" role="alert">
      <p className="consent-title">
        {isAsked
          ? tools.consentTitle(player(undo.by).name)
          : tools.consentAwaits(undo.awaits.map((seat) => player(seat).name))}
      </p>
      {isAsked ? (
        <>
          <p>{tools.consentSays(answered - undo.to)}</p>
          <div className="consent-actions">
            <Button weight="main" icon="undo" onClick={() => answer(true)}>
              {tools.consentAgree}
            </Button>
            <Button onClick={() => answer(false)}>{tools.consentDecline}</Button>
          </div>
        </>
      ) : null}
      {!isAsked && own.includes(undo.by) ? (
        <div className="consent-actions">
          <Button onClick={() => answer(false)}>{tools.consentWithdraw}</Button>
        </div>
      ) : null}
    </aside>
  );
}
