import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';

/** What taking back would mean now. */
type Undo = {
  /** `free`: at once; `ask`: if everybody agrees; `none`: not now. */
  readonly is: 'free' | 'ask' | 'none';
  /** What it does; of `none`, why not. */
  readonly label: string;
  readonly act: () => void;
};

/** The way to take back one's last answer. */
export function useUndo(): Undo {
  const { tools } = useText();
  const { session, state, table, openDrawer } = useTable();
  const { eyes, seen } = state;
  const sight = eyes === null || eyes === 'spectator' ? undefined : seen[eyes]?.sight;
  const none = (label: string): Undo => ({ is: 'none', label, act: () => undefined });
  if (table.phase !== 'playing') return none(tools.undoOver);
  if (table.undo !== null) return none(tools.undoAsked);
  if (state.replay !== null) return none(tools.undoLookingBack);
  if (eyes === null || eyes === 'spectator' || sight === undefined || sight.lastAnswer === null)
    return none(tools.undoNothing);
  if (sight.canUndo)
    return { is: 'free', label: tools.undoSays, act: () => void session.wish({ is: 'undo', seat: eyes }) };
  return { is: 'ask', label: tools.askUndo, act: () => openDrawer({ is: 'ask-undo' }) };
}
