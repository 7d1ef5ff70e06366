import type { CardNames } from './card-names.ts';

/** The names of everything that is printed, in one language. */
export type Names = {
  /** Explorers, monsters, items, events and chapters. */
  readonly cards: CardNames;
  readonly callings: { readonly [explorer: string]: string };
  readonly scenarios: { readonly [scenario: string]: string };
  /** Sides of tiles. */
  readonly places: { readonly [face: string]: string };
};
