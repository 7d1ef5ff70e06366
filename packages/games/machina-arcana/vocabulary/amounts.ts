/** A number that may depend on how many explorers live. */
export type Amount = number | { readonly is: 'explorers'; readonly plus: number; readonly most?: number };
