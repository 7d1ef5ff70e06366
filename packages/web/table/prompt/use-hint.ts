import { useTable } from '../at-table.ts';
import type { Hint } from '../table-state.ts';
import { openQuestion } from '../table-state.ts';

/** The hint for what is asked now, and the way to ask for one. */
export function useHint(): {
  readonly hint: Hint | null;
  readonly canAsk: boolean;
  readonly ask: () => void;
  readonly hide: () => void;
} {
  const { session, state } = useTable();
  const question = openQuestion(state);
  const hint = question !== null && state.hint?.decision === question.decision ? state.hint : null;
  const canAsk = question !== null && hint === null;
  return {
    hint,
    canAsk,
    ask: () => {
      if (canAsk) void session.hint(question.seat, question.decision);
    },
    hide: () => session.dispatch({ is: 'hint', hint: null }),
  };
}
