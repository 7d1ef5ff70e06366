/**
 * The description of a state's type: written once, beside the meaning of each field. TypeScript's type, the
 * clone, equality, the hash and the JSON form all come from it.
 */

/** What a described value is made of, as data that the walkers read. */
export type Shape =
  | { readonly is: 'text' }
  | { readonly is: 'int'; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'one-of'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'table'; readonly of: Shape }
  | { readonly is: 'maybe'; readonly of: Shape }
  | { readonly is: 'record'; readonly fields: readonly (readonly [key: string, shape: Shape])[] };

/** A shape that remembers the type it describes. `type` exists for the compiler only and is never set. */
export type Description<T> = { readonly shape: Shape; readonly type?: () => T };

/** The type that a description describes. */
export type Described<D> = D extends Description<infer T> ? T : never;

type Fields = { readonly [key: string]: Description<unknown> };
type Recorded<F> = { -readonly [K in keyof F]: Described<F[K]> };

/** A string; name an id type to brand it: `text<HeroId>()`. */
export const text = <T extends string = string>(): Description<T> => ({ shape: { is: 'text' } });

/** A whole number that JavaScript holds exactly. */
export const int: Description<number> = { shape: { is: 'int', most: Number.MAX_SAFE_INTEGER } };

/**
 * A count or a change on the table: far above what any game reaches, and far below what a rule could not get to
 * the end of. So a forged record can't make a rule count for hours.
 */
export const small: Description<number> = { shape: { is: 'int', most: 9_999 } };

export const flag: Description<boolean> = { shape: { is: 'flag' } };

/** One of a few words. */
export const oneOf = <const T extends string>(...words: readonly T[]): Description<T> => ({
  shape: { is: 'one-of', words },
});

export const list = <T>(of: Description<T>): Description<T[]> => ({ shape: { is: 'list', of: of.shape } });

/** Values by a key that is data, such as a seat or the name of a stream. */
export const table = <T>(of: Description<T>): Description<{ [key: string]: T }> => ({
  shape: { is: 'table', of: of.shape },
});

/** The value, or `null`: known to be none. */
export const maybe = <T>(of: Description<T>): Description<T | null> => ({
  shape: { is: 'maybe', of: of.shape },
});

/** Always `null`. */
export const nothing: Description<null> = maybe(oneOf<never>());

export const record = <F extends Fields>(fields: F): Description<Recorded<F>> => ({
  shape: { is: 'record', fields: Object.entries(fields).map(([key, field]) => [key, field.shape] as const) },
});

/** Whether a value of this shape can be shared between copies because nothing inside it can change. */
export function isLeaf(shape: Shape): boolean {
  switch (shape.is) {
    case 'text':
    case 'int':
    case 'flag':
    case 'one-of':
      return true;
    case 'maybe':
      return isLeaf(shape.of);
    case 'list':
    case 'table':
    case 'record':
      return false;
  }
}
