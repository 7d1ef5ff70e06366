/** The members of a union that a tag stands for, also where several tags share a member. */
type OfKind<Union, Is> = Union extends { readonly is: infer Tag } ? (Is extends Tag ? Union : never) : never;

/** Something for every kind of a union that is told apart by `is`, and for no other: a kind left out does not compile. */
export type ForKinds<Union extends { readonly is: string }, Rest extends readonly unknown[], Said> = {
  readonly [Is in Union['is']]: (one: OfKind<Union, Is>, ...rest: Rest) => Said;
};

/** What a table says of one of a union. Throws for one from elsewhere that it does not know, such as of a later version. */
export function forKind<Union extends { readonly is: string }, Rest extends readonly unknown[], Said>(
  table: ForKinds<Union, Rest, Said>,
  one: Union,
  ...rest: Rest
): Said {
  const is: Union['is'] = one.is;
  if (!Object.hasOwn(table, is)) throw new Error(`nothing is known of ${is}`);
  const says = table[is] as (one: Union, ...rest: Rest) => Said; // found by its own tag
  return says(one, ...rest);
}
