/** Plain data, as JSON has it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
