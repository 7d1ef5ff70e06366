/** The way to a part of plain data: keys, and in lists of things with an id those ids. */
type Path = readonly string[];

/** A part of plain data that has changed, and what it is now, as JSON; `undefined`: it is no more. */
export type ChangedPart = { readonly path: Path; readonly now: string | undefined };

/**
 * What has changed from one value to another, each as deep as it can be found again: in objects by key, in lists of
 * things that have ids by id. Any other list is one part.
 */
export function changedParts(before: unknown, after: unknown, path: Path = []): readonly ChangedPart[] {
  if (before === after) return [];
  const [one, other] = [keyed(before), keyed(after)];
  if (one === null || other === null) {
    const now = JSON.stringify(after);
    return JSON.stringify(before) === now ? [] : [{ path, now }];
  }
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].flatMap((key) => changedParts(one.get(key), other.get(key), [...path, key]));
}

/** A part of a value as JSON; `undefined`: there is none. */
export function partAt(value: unknown, path: Path): string | undefined {
  const part = path.reduce<unknown>((whole, key) => keyed(whole)?.get(key), value);
  return JSON.stringify(part);
}

export const pathOf = (path: Path): string => path.join('.');

/** What a value holds, by key or id; `null` where it is one thing. */
function keyed(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const ids = value.map(idOf);
  return ids.every((id) => id !== null) && new Set(ids).size === ids.length
    ? new Map(value.map((item, place) => [ids[place] ?? '', item]))
    : null;
}

function idOf(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? id : null;
}
