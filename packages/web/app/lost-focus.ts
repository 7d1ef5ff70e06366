import { type RefObject, useEffect } from 'react';

/** Whether something on this page has had the focus: somebody who has not used it yet is left alone. */
const focus = { wasAnywhere: false };

if (typeof document !== 'undefined')
  document.addEventListener('focusin', () => {
    focus.wasAnywhere = true;
  });

/** Whether what had the focus is gone, so that anybody using a keyboard or a screen reader would have to start again. */
export const isFocusLost = (): boolean => focus.wasAnywhere && document.activeElement === document.body;

/** Moves the focus to the main heading of a page that somebody was led to, where the way there took it. */
export function useArrival(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isFocusLost()) return;
    const heading = page.current?.querySelector('h1') ?? null;
    if (heading !== null) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [page]);
}
