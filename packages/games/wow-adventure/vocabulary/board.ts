import type { Foe } from './challenge-cards.ts';
import type { Effect } from './effects.ts';
import type { SpaceId } from './ids.ts';
import type { Level, Resource } from './terms.ts';

/** The kinds of spaces. [wow/spaces] */
export type SpaceKind = 'normal' | 'key' | 'city' | 'encounter' | 'overlord';

/** What is printed in a map encounter's box: somebody to fight, or something to pay for. */
export type MapEncounter = {
  readonly foe: Foe | null;
  /** What a hero may pay where there is nobody to fight. */
  readonly price: readonly MapPrice[];
  readonly reward: readonly Effect[];
};

/** An item of a level from the backpack. */
export type MapPrice = { readonly levels: readonly Level[] };

export type Space = {
  readonly id: SpaceId;
  readonly zone: string;
  readonly kind: SpaceKind;
  readonly level: Level;
  readonly resources: readonly Resource[];
  readonly neighbours: readonly SpaceId[];
  readonly encounter: MapEncounter | null;
  /** Where it is drawn: x grows east, y grows south. No rule looks at it. */
  readonly at: { readonly x: number; readonly y: number };
};
