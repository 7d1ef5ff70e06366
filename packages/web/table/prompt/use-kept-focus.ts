import { useEffect } from 'react';
import { isFocusLost } from '../../app/lost-focus.ts';
import { useTable } from '../at-table.ts';
import { isAtRest } from '../playback.ts';
import { openQuestion } from '../table-state.ts';

/**
 * Keeps the focus at the prompt: with a question goes the button that answered it, with a curtain the button that
 * drew it, and the focus with that button.
 */
export function useKeptFocus(): void {
  const { state } = useTable();
  const decision = openQuestion(state)?.decision ?? null;
  const isPlayedOut = state.playback !== null && !isAtRest(state.playback);
  const isLookingBack = state.replay !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these changes the focus may be lost
  useEffect(() => {
    if (isFocusLost()) document.getElementById('prompt')?.focus({ preventScroll: true });
  }, [decision, isPlayedOut, isLookingBack, state.curtain]);
}
