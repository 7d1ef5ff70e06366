import { cloneOf } from './clone.ts';
import { areEqual, firstDifference, hashOf } from './compare.ts';
import type { Description } from './description.ts';
import { type Misfit, parse } from './parse.ts';

/** All that follows from one description: copy, compare, hash, and read from JSON. Writing needs nothing: states are plain data. */
export type Form<T> = {
  readonly description: Description<T>;
  clone(value: T): T;
  equal(one: T, other: T): boolean;
  /** The path of the first difference, or `null`. */
  difference(one: T, other: T): string | null;
  hash(value: T): string;
  parse(given: unknown): T | Misfit;
};

export function formOf<T>(description: Description<T>): Form<T> {
  const { shape } = description;
  return {
    description,
    clone: cloneOf(description),
    equal: (one, other) => areEqual(shape, one, other),
    difference: (one, other) => firstDifference(shape, one, other),
    hash: (value) => hashOf(shape, value),
    parse: (given) => parse(description, given),
  };
}
