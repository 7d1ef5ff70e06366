import type { Seat } from '@tavolo/kernel';
import { createContext, useContext } from 'react';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId } from './game.ts';

/** Something that somebody wants to see at length. */
export type Inspected =
  | { readonly is: 'hero'; readonly seat: Seat }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'ability'; readonly ability: AbilityId }
  | { readonly is: 'space'; readonly space: SpaceId }
  | { readonly is: 'character'; readonly character: CharacterId };

type Inspection = {
  readonly inspect: (what: Inspected) => void;
  /** The quest whose places are lit on the chart; `null`: none. */
  readonly sought: QuestId | null;
  readonly seek: (quest: QuestId | null) => void;
};

export const Inspecting = createContext<Inspection>({ inspect: () => {}, sought: null, seek: () => {} });

export const useInspecting = (): Inspection => useContext(Inspecting);
