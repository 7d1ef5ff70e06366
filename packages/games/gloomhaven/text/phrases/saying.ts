/** The member of a union that carries a tag, also where one member carries several. */
export type Of<Union, Key extends string, Tag> = Union extends { readonly [K in Key]: infer Tags }
  ? Tag extends Tags
    ? Union
    : never
  : never;

/** Something for each kind of a union, and nothing else. */
export type ForEach<
  Union extends { readonly is: string },
  Rest extends readonly unknown[] = [],
  Said = string,
> = {
  readonly [Is in Union['is']]: (thing: Of<Union, 'is', Is>, ...rest: Rest) => Said;
};

/** Says a thing with the words for its kind. */
export function said<Union extends { readonly is: string }, Rest extends readonly unknown[], Said>(
  words: ForEach<Union, Rest, Said>,
  thing: Union,
  ...rest: Rest
): Said {
  const word = words[thing.is as Union['is']] as (thing: Union, ...rest: Rest) => Said; // found by the thing's own tag
  return word(thing, ...rest);
}
