import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';

/** What taking back would mean now. */
type Undo = {
  /** `free`: at once; `ask`: if everybody agrees; `none`: there is nothing to take back. */
  readonly is: 'free' | 'ask' | 'none';
  readonly label: string;
  readonly act: () => void;
};

/** The way to take back one's last answer. */
export function useUndo(): Undo {
  const { tools } = useText();
  const { session, state, table, openDrawer } = useTable();
  const { eyes, seen } = state;
  const sight = eyes === null || eyes === 'spectator' ? undefined : seen[eyes]?.sight;
  const isOpen = table.phase === 'playing' && state.replay === null && table.undo === null;
  if (eyes === null || eyes === 'spectator' || sight === undefined || !isOpen || sight.lastAnswer === null)
    return { is: 'none', label: tools.undoNothing, act: () => undefined };
  if (sight.canUndo)
    return { is: 'free', label: tools.undoSays, act: () => void session.wish({ is: 'undo', seat: eyes }) };
  return { is: 'ask', label: tools.askUndo, act: () => openDrawer({ is: 'ask-undo' }) };
}
