/** Plain data, as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What changed in plain data: `[value]` sets a value, `[]` removes it, and a record describes changes inside, by key or
 * by index in a list, where indices past the end are new. A list that has become shorter is replaced as a whole.
 */
export type Patch = readonly [] | readonly [Json] | { readonly [key: string]: Patch };

/** The patch that turns `before` into `after`; `null` when they are equal. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length < before.length) return put(after);
    return insideList(before, after);
  }
  if (!isRecord(before) || !isRecord(after) || Array.isArray(after)) return put(after);
  return insideRecord(before, after);
}

function insideList(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let patch: Record<string, Patch> | null = null;
  for (let place = 0; place < after.length; place++) {
    const inner = place < before.length ? difference(before[place], after[place]) : put(after[place]);
    if (inner === null) continue;
    patch ??= {};
    patch[place] = inner;
  }
  return patch;
}

/**
 * Keys are data: one may have the same name as something that every object inherits. Nothing that is inherited is equal
 * to plain data, so where values are equal, as most are, there is no need to check for the key.
 */
function insideRecord(before: Plain, after: Plain): Patch | null {
  const patch: [string, Patch][] = [];
  let known = 0;
  for (const key in after) {
    const value = after[key];
    const isSame = value !== undefined && value === before[key];
    const isKnown = isSame || Object.hasOwn(before, key);
    if (isKnown) known++;
    if (isSame) continue;
    const inner = isKnown ? difference(before[key], value) : put(value);
    if (inner !== null) patch.push([key, inner]);
  }
  if (known < Object.keys(before).length) patch.push(...takenAway(before, after));
  return patch.length === 0 ? null : Object.fromEntries(patch);
}

const takenAway = (before: Plain, after: Plain): readonly [string, Patch][] =>
  Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map((key) => [key, []]);

/** The data with a patch applied. What did not change is shared with `before`, which stays as it was. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isPut(patch)) return patch[0];
  if (Array.isArray(before)) {
    const list: unknown[] = before.slice();
    for (const [place, inner] of Object.entries(patch))
      list[Number(place)] = patched(list[Number(place)], inner);
    return list;
  }
  const result = new Map<string, unknown>(isRecord(before) ? Object.entries(before) : []);
  for (const [key, inner] of Object.entries(patch)) {
    if (isPut(inner) && inner.length === 0) result.delete(key);
    else result.set(key, patched(result.get(key), inner));
  }
  return Object.fromEntries(result);
}

/**
 * `after`, built from the parts of `before` wherever they are equal, and `before` itself if everything is. What is kept
 * for long is then kept once, and the difference from `before` is found without looking at what they share.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (!isRecord(before) || !isRecord(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const shared =
    Array.isArray(before) && Array.isArray(after) ? listSharing(before, after) : recordSharing(before, after);
  return shared as T; // equal to `after`, and made of the same kinds of data
}

function listSharing(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((item, place) => sharing(before[place], item));
  const isSame = before.length === list.length && list.every((item, place) => item === before[place]);
  return isSame ? before : list;
}

function recordSharing(before: Plain, after: Plain): Plain {
  let isSame = Object.keys(before).length === Object.keys(after).length;
  let copy: Record<string, unknown> | null = null;
  for (const key in after) {
    const value = after[key];
    if (value !== undefined && value === before[key]) continue;
    const shared = isRecord(value) && Object.hasOwn(before, key) ? sharing(before[key], value) : value;
    if (shared === value) isSame = false;
    else {
      copy ??= { ...after };
      copy[key] = shared;
      isSame &&= shared === before[key];
    }
  }
  return isSame ? before : (copy ?? after);
}

type Plain = { readonly [key: string]: unknown };

const isRecord = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const isPut = (patch: Patch): patch is readonly [] | readonly [Json] => Array.isArray(patch);

/** Views and questions are plain data by their types, which have no index signature that would say so. */
const put = (value: unknown): Patch => [value as Json];
