/** Reads what was kept in this browser; `null` when there is nothing, or the browser keeps nothing. */
export function recalled(key: string): unknown {
  try {
    const text = localStorage.getItem(`tavolo.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps something in this browser, where that is possible: what is kept is a comfort, never needed. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tavolo.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the setting holds until the page is closed.
  }
}
