import type { Gender } from '@tavolo/language';

/** The name of a thing that sentences speak of. */
export type NameForm = {
  readonly name: string;
  /** It takes no article: Hogger, not the Hogger. */
  readonly proper?: true;
  /** A plural even where there is only one thing: the Jumper Cables. */
  readonly plural?: true;
};

/** In languages where words follow the gender of a noun. */
export type GenderedNameForm = NameForm & { readonly gender: Gender };
