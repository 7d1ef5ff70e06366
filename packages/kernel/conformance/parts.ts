/** The way to a part of plain data: keys, and in lists of things that are told apart by `id`, `is` or `seat`, those. */
type Path = readonly string[];

/** A part of plain data that has changed, and what it is now, as JSON; `undefined`: it is no more. */
export type ChangedPart = { readonly path: Path; readonly now: string | undefined };

/**
 * What has changed from one value to another, each as deep as it can be found again: in objects by key, in lists of
 * things that are told apart by `id`, `is` or `seat`, by that. Any other list is one part.
 */
export function changedParts(before: unknown, after: unknown, path: Path = []): readonly ChangedPart[] {
  if (before === after) return [];
  const [one, other] = [keyed(before), keyed(after)];
  if (one === null || other === null) {
    const now = JSON.stringify(after);
    return JSON.stringify(before) === now ? [] : [{ path, now }];
  }
  const keys = new Set([...one.keys(), ...other.keys()]);
  const isMoved = Array.isArray(after) && orderOf(one, other) !== orderOf(other, one);
  return [
    ...(isMoved ? [{ path: [...path, order], now: JSON.stringify([...other.keys()]) }] : []),
    ...[...keys].flatMap((key) => changedParts(one.get(key), other.get(key), [...path, key])),
  ];
}

/** The last step to the order of a list. */
const order = '(order)';

/** The order in which a list has what another has too. */
const orderOf = (list: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string =>
  JSON.stringify([...list.keys()].filter((key) => other.has(key)));

/** A part of a value as JSON; `undefined`: there is none. */
export function partAt(value: unknown, path: Path): string | undefined {
  const part = path.reduce<unknown>(
    (whole, key) => (key === order ? [...(keyed(whole)?.keys() ?? [])] : keyed(whole)?.get(key)),
    value,
  );
  return JSON.stringify(part);
}

export const pathOf = (path: Path): string => path.join('.');

/** What a value holds, by key or by name; `null` where it is one thing. */
function keyed(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const names = value.map(nameOf);
  const areTellingApart = !names.includes(null) && new Set(names).size === names.length;
  return areTellingApart ? new Map(value.map((item, place) => [names[place] ?? '', item])) : null;
}

function nameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const name: unknown = Reflect.get(value, 'id') ?? Reflect.get(value, 'is') ?? Reflect.get(value, 'seat');
  return typeof name === 'string' ? name : null;
}
