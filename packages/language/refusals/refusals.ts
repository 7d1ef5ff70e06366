import type { RefusalName } from '@tavolo/protocol';

/** Why something was not done, for everybody: in a browser and in a terminal. */
export type Refusals = { readonly [Name in RefusalName]: string };
