/** The name of one, and of several. */
export type CountedName = { readonly one: string; readonly many: string };

/** In languages where words follow the gender of a noun. */
export type GenderedName = CountedName & {
  readonly gender: 'm' | 'f';
  /** A plural even when there is only one: Ossa Viventi. */
  readonly plural?: true;
};
