import type { Gender } from '@tavolo/language';
import type { ItemId, ModifierId, MonsterId, ObjectiveId, SummonId } from '../../vocabulary/ids.ts';

/** The name of a monster, a summon or an objective. `plural`: even where there is only one. */
export type Name = {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  readonly plural?: true;
  /** A name of its own, without an article. */
  readonly named?: true;
};

/** How the things of the box are called. */
export type Names = {
  monster(id: MonsterId): Name;
  summon(id: SummonId): Name;
  objective(id: ObjectiveId): Name;
  item(id: ItemId): string;
  achievement(name: string): string;
  /** A modifier card that a scenario puts into decks. */
  modifier(id: ModifierId): string;
};
