import type { Description, Shape } from './description.ts';

/** Why a value from outside is not of the described type: where, and what belongs there. */
export type Misfit = { readonly is: 'misfit'; readonly at: string; readonly wanted: string };

/** A value of the described type, made anew from JSON data, or the first place where it does not fit. */
export function parse<T>(description: Description<T>, given: unknown): T | Misfit {
  try {
    return parsed(description.shape, given, '') as T; // a value built along T's shape is a T
  } catch (cause) {
    if (cause instanceof Unfit) return { is: 'misfit', at: cause.at, wanted: cause.wanted };
    throw cause;
  }
}

export const isMisfit = (value: unknown): value is Misfit =>
  typeof value === 'object' && value !== null && 'is' in value && value.is === 'misfit';

class Unfit extends Error {
  readonly at: string;
  readonly wanted: string;
  constructor(at: string, wanted: string) {
    super(`${at}: expected ${wanted}`);
    this.at = at;
    this.wanted = wanted;
  }
}

function parsed(shape: Shape, given: unknown, at: string): unknown {
  switch (shape.is) {
    case 'text':
      return typeof given === 'string' ? given : unfit(at, 'a text');
    case 'int':
      return isWhole(given, shape.most) ? given : unfit(at, wholeNumber(shape.most));
    case 'flag':
      return given === true || given === false ? given : unfit(at, 'true or false');
    case 'one-of':
      return shape.words.some((word) => word === given)
        ? given
        : unfit(at, `one of ${shape.words.join(', ')}`);
    case 'maybe':
      return given === null ? null : parsed(shape.of, given, at);
    case 'list':
      if (!Array.isArray(given)) return unfit(at, 'a list');
      return [...given].map((item, index) => parsed(shape.of, item, below(at, String(index))));
    case 'table':
      return Object.fromEntries(
        entriesOf(given, at).map(([key, item]) => [key, parsed(shape.of, item, below(at, key))]),
      );
    case 'record':
      return parsedRecord(shape.fields, given, at);
  }
}

function parsedRecord(fields: readonly (readonly [string, Shape])[], given: unknown, at: string): unknown {
  const values = new Map(entriesOf(given, at));
  const extra = [...values.keys()].find((key) => !fields.some(([known]) => known === key));
  if (extra !== undefined) return unfit(below(at, extra), 'nothing');
  return Object.fromEntries(
    fields.map(([key, field]) => [key, parsed(field, values.get(key), below(at, key))]),
  );
}

function entriesOf(given: unknown, at: string): [string, unknown][] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return unfit(at, 'a record');
  return Object.entries(given);
}

const isWhole = (given: unknown, most: number): boolean =>
  Number.isSafeInteger(given) && Math.abs(Number(given)) <= most;

const wholeNumber = (most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? 'a whole number' : `a whole number from -${most} to ${most}`;

const below = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

function unfit(at: string, wanted: string): never {
  throw new Unfit(at, wanted);
}
