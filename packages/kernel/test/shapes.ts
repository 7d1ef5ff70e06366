import fc from 'fast-check';
import type { Description, Shape } from '../index.ts';

/** Something that holds for a few hundred made-up values, the same ones in every run. */
export function holds<T>(values: fc.Arbitrary<T>, check: (value: T) => void): void {
  fc.assert(fc.property(values, check), { seed: 20, numRuns: 300 });
}

/** A made-up description, and values that fit it. */
export type Sample = { readonly description: Description<unknown>; readonly values: readonly unknown[] };

/** Samples with so many values each. */
export const samples = (count: number): fc.Arbitrary<Sample> =>
  shapes.chain((shape) =>
    fc
      .array(valuesOf(shape), { minLength: count, maxLength: count })
      .map((values) => ({ description: { shape }, values })),
  );

/** Keys that are data may be any text; names of fields are written by programmers. */
const keys = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom('__proto__', 'constructor', 'a=b', ';', ''),
);
const fieldNames = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}$/),
  fc.constantFrom('constructor', 'a b', '"', '1'),
);

const leaves: fc.Arbitrary<Shape> = fc.constantFrom(
  { is: 'text' },
  { is: 'int', most: Number.MAX_SAFE_INTEGER },
  { is: 'flag' },
  { is: 'one-of', words: ['north', 'south'] },
);

const { shape: shapes } = fc.letrec<{ shape: Shape }>((tie) => {
  const of = tie('shape');
  return {
    shape: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaves,
      of.map((item): Shape => ({ is: 'list', of: item })),
      of.map((item): Shape => ({ is: 'table', of: item })),
      of.map((item): Shape => ({ is: 'maybe', of: item })),
      fc
        .uniqueArray(fc.tuple(fieldNames, of), { selector: ([name]) => name, maxLength: 4 })
        .map((fields): Shape => ({ is: 'record', fields })),
    ),
  };
});

function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'text':
      return keys;
    case 'int':
      return fc.maxSafeInteger();
    case 'flag':
      return fc.boolean();
    case 'one-of':
      return fc.constantFrom(...shape.words);
    case 'list':
      return fc.array(valuesOf(shape.of), { maxLength: 3 });
    case 'table':
      return fc.dictionary(keys, valuesOf(shape.of), { maxKeys: 3, noNullPrototype: true });
    case 'maybe':
      return fc.option(valuesOf(shape.of), { nil: null });
    case 'record':
      return fc
        .tuple(...shape.fields.map(([, field]) => valuesOf(field)))
        .map((values) => Object.fromEntries(shape.fields.map(([name], index) => [name, values[index]])));
  }
}

/** Text that is the same for two plain values exactly when they hold the same, whatever the order of their keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))
      : item,
  );
