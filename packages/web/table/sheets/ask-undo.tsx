import { Button } from '../../parts/button.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';

/** Explains what going back further takes, before anybody is asked. */
export function AskUndo() {
  const { tools, common } = useText();
  const { session, state, openDrawer } = useTable();
  const { eyes } = state;
  const to = eyes === null ? null : (state.seen[eyes]?.sight.lastAnswer ?? null);
  const ask = () => {
    openDrawer(null);
    if (eyes !== null && eyes !== 'spectator' && to !== null)
      void session.wish({ is: 'ask-undo', seat: eyes, to });
  };
  return (
    <div className="ask-undo">
      <p>{tools.askUndoSays}</p>
      <div className="ask-undo-actions">
        <Button weight="main" icon="undo" disabled={to === null} onClick={ask}>
          {tools.askUndoDo}
        </Button>
        <Button onClick={() => openDrawer(null)}>{common.cancel}</Button>
      </div>
    </div>
  );
}
