/** Reads what was kept in this browser; `null` when there is nothing, or the browser keeps nothing. */
export const readStored = (key: string): unknown => read(() => localStorage, key);

/** Keeps something in this browser, where that is possible: what is kept is a comfort, never needed. */
export const keep = (key: string, value: unknown): void => write(() => localStorage, key, value);

/** Reads what was kept in this tab; `null` as above. */
export const readStoredHere = (key: string): unknown => read(() => sessionStorage, key);

/** Keeps something in this tab, over a reload, until it is closed. */
export const keepHere = (key: string, value: unknown): void => write(() => sessionStorage, key, value);

/** A browser may refuse to name a store at all. */
type Store = () => Storage;

function read(store: Store, key: string): unknown {
  try {
    const text = store().getItem(`tavolo.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function write(store: Store, key: string, value: unknown): void {
  try {
    store().setItem(`tavolo.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: it holds until the page is closed.
  }
}
