import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../app/lost-focus.ts';
import { useTable } from '../at-table.ts';
import { isAtRest } from '../playback.ts';
import { openQuestion } from '../table-state.ts';

/**
 * Keeps the focus at the prompt: with a question goes the button that answered it, with a curtain the button that
 * drew it, and the focus with that button. Where the same question comes back, because what others did was played
 * out meanwhile or its answer was refused, the focus is again where it was.
 */
export function useKeptFocus(): void {
  const { state } = useTable();
  const decision = openQuestion(state)?.decision ?? null;
  const isPlayedOut = state.playback !== null && !isAtRest(state.playback);
  const isLookingBack = state.replay !== null;
  const nameFor = useFocusedName(decision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these changes the focus may be lost
  useEffect(() => {
    const prompt = document.getElementById('prompt');
    if (!isFocusLost() && document.activeElement !== prompt) return;
    const before = elementNamed(nameFor(decision));
    (before ?? prompt)?.focus({ preventScroll: true });
  }, [decision, isPlayedOut, isLookingBack, state.curtain, state.sending]);
}

/** What had the focus last while a decision was open, by its name; `null`: nothing had. */
function useFocusedName(decision: string | null): (of: string | null) => string | null {
  const last = useRef<{ readonly decision: string; readonly name: string } | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const focused = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? { decision, name: nameOf(target) } : null;
    };
    addEventListener('focusin', focused);
    return () => removeEventListener('focusin', focused);
  }, [decision]);
  return (of) => (last.current?.decision === of ? last.current.name : null);
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

/** What can be touched at the table and is called so. */
const elementNamed = (name: string | null): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('.playing :is(button:enabled, [role="button"])')].find(
    (element) => nameOf(element) === name,
  ) ?? null;
