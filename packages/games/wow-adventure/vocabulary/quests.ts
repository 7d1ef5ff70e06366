import type { QuestId, SpaceId } from './ids.ts';
import type { Level, Trait } from './terms.ts';

/** Where an objective is met: in a space, or in any city. */
export type Place = SpaceId | 'any-city';

/** Which encounters count. */
export type FoeFilter = { readonly traits: readonly Trait[]; readonly atLeast: Level };

/** Which items count: by the trait on their other side, by colour, by slot. */
export type ItemFilter = {
  readonly traits: readonly Trait[];
  readonly atLeast: Level;
  readonly slot: 'weapon' | 'any';
};

/** One of the conditions of a quest. */
export type Objective =
  /** Be there in the own upkeep. [wow/quests.3] */
  | { readonly is: 'travel'; readonly to: Place }
  /** Take the own token there in the own upkeep. [wow/quests.4] */
  | { readonly is: 'collect'; readonly from: SpaceId }
  /** Take the own token from the marked hero, in the same space, in the own upkeep. */
  | { readonly is: 'collect-from-hero' }
  | { readonly is: 'pay-items'; readonly n: number; readonly which: ItemFilter; readonly at: Place }
  | { readonly is: 'pay-cards'; readonly n: number; readonly at: Place }
  | { readonly is: 'beat-foes'; readonly n: number; readonly which: FoeFilter }
  | { readonly is: 'beat-at'; readonly space: SpaceId }
  | { readonly is: 'beat-overlord' }
  | { readonly is: 'defeat-marked' }
  | { readonly is: 'defeat-rivals'; readonly n: number }
  | { readonly is: 'damage-marked'; readonly n: number }
  | { readonly is: 'damage-rivals'; readonly n: number }
  | { readonly is: 'reach-level'; readonly level: Level }
  | { readonly is: 'place-discoveries'; readonly n: number }
  /** Tokens that the owner placed were revealed by rivals. */
  | { readonly is: 'discoveries-found'; readonly n: number }
  /** A weapon and an armor of at least this level are equipped. */
  | { readonly is: 'be-equipped'; readonly level: Level; readonly at: Place };

/** Whom a quest marks with a token when it is received, and who chooses. */
export type Marks = 'left-neighbour' | 'right-neighbour' | 'owner' | 'leader';

export type Quest = {
  readonly id: QuestId;
  readonly deck: 'starting' | 'elite';
  readonly valor: number;
  /** The hero that gets a token; `null`: none. Tokens on spaces follow from what is collected. */
  readonly marks: Marks | null;
  readonly objectives: readonly Objective[];
  /** `listed`: one after the other; `last-last`: the last one after all others. */
  readonly order: 'any' | 'listed' | 'last-last';
};
