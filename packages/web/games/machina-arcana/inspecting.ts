import { createContext, useContext } from 'react';
import type { EventId, ExplorerId, ItemId, MonsterId, SpaceId } from './game.ts';

/** Something that somebody wants to see at length. */
export type Inspected =
  | { readonly is: 'explorer'; readonly explorer: ExplorerId }
  | { readonly is: 'monster'; readonly monster: MonsterId }
  | { readonly is: 'item'; readonly item: ItemId }
  | { readonly is: 'event'; readonly event: EventId }
  | { readonly is: 'space'; readonly space: SpaceId }
  | { readonly is: 'chapter' };

type Inspection = {
  readonly inspect: (what: Inspected) => void;
  /** The monster whose intention is drawn on the map; `null`: none. */
  readonly watched: MonsterId | null;
  readonly watch: (monster: MonsterId | null) => void;
};

export const Inspecting = createContext<Inspection>({ inspect: () => {}, watched: null, watch: () => {} });

export const useInspecting = (): Inspection => useContext(Inspecting);
