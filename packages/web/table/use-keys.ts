import { useEffect } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { useTable } from './at-table.ts';
import { useLog } from './log/use-log.ts';
import { isAtRest } from './playback.ts';
import { useHint } from './prompt/use-hint.ts';
import { usePicking } from './prompt/use-picking.ts';
import { useUndo } from './use-undo.ts';

/** The keys of a table, listed behind `?`. They rest while somebody writes, or something lies over the table. Those that write a character can be switched off. */
export function useKeys(): void {
  const { state, drawer } = useTable();
  const actions = useActions();
  const isResting = drawer !== null || state.replay !== null || state.curtain !== null;
  useConfirming(isResting);
  useEffect(() => {
    if (isResting) return;
    const pressed = (event: KeyboardEvent) => {
      const act = isMeant(event) ? actions[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/**
 * Enter on something that is picked already gives all picks, as soon as they are enough: Space takes it back. With Ctrl,
 * or with the command key, it gives them wherever the focus is.
 */
function useConfirming(isResting: boolean): void {
  const { canConfirm, confirm } = usePicking();
  useEffect(() => {
    if (isResting || !canConfirm) return;
    const pressed = (event: KeyboardEvent) => {
      if (!confirms(event)) return;
      event.preventDefault();
      if (!event.repeat) confirm();
    };
    // Before the button that has the focus takes it for a touch.
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  });
}

function confirms({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Enter' || altKey || shiftKey || !(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog') !== null) return false;
  return ctrlKey || metaKey || target.closest('[data-option][aria-pressed="true"]') !== null;
}

type Actions = { readonly [key: string]: () => void };

/** What each key does now. */
function useActions(): Actions {
  const { session, state } = useTable();
  const { shortcuts } = useSettings();
  const characters = useCharacters();
  const { confirm } = usePicking();
  const isPlaying = state.playback !== null && !isAtRest(state.playback);
  const skip = () => session.dispatch({ is: 'skip' });
  return {
    ...(shortcuts ? characters : {}),
    // A player who is about to answer while others' moves are played out is brought back to the question.
    ...(isPlaying ? { ' ': skip, Enter: skip } : { Enter: confirm }),
  };
}

/** What keys do that would write a character in a text. */
function useCharacters(): Actions {
  const { session, openDrawer } = useTable();
  const picking = usePicking();
  const undo = useUndo();
  const hint = useHint();
  const log = useLog();
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, () => picking.pickNumber(number)]);
  return {
    ...Object.fromEntries(numbers),
    u: undo.act,
    h: hint.ask,
    r: () => openDrawer({ is: 'rules', rule: null }),
    c: () => openDrawer({ is: 'chat' }),
    g: log.toggle,
    l: () => void session.lookBack(null),
    '?': () => openDrawer({ is: 'keys' }),
  };
}

/** Whether a key is pressed for the table, and not for the browser, a text or what has the focus. */
function isMeant(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('input, textarea, select, dialog') !== null) return false;
  const isForControls = key === ' ' || key === 'Enter';
  return !isForControls || target.closest('button, a, summary, [role="button"]') === null;
}
