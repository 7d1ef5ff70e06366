import type { Ability } from './abilities.ts';
import type { Space } from './board.ts';
import type { ChallengeCard } from './challenge-cards.ts';
import type { Character, MovementFace } from './characters.ts';
import { distancesOn } from './distances.ts';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId, TrophyId } from './ids.ts';
import type { Power } from './powers.ts';
import type { Quest } from './quests.ts';
import type { Discovery } from './terms.ts';

/** A discovery token. */
export type DiscoveryKind = {
  readonly id: Discovery;
  /** Green ones are kept, red ones work at once. */
  readonly kept: boolean;
  readonly copies: number;
  readonly powers: readonly Power[];
};

export type Trophy = { readonly id: TrophyId; readonly copies: number; readonly valor: number };

/** The board: its spaces, and how far they are from each other. [wow/spaces.8] */
type Board = {
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly cities: readonly SpaceId[];
  readonly flightPaths: readonly SpaceId[];
  /** Steps on the board, whatever lies on the way. */
  distance(from: SpaceId, to: SpaceId): number;
};

/** Everything that is printed, found by id. */
export type Content = {
  readonly board: Board;
  readonly characters: ReadonlyMap<CharacterId, Character>;
  readonly abilities: ReadonlyMap<AbilityId, Ability>;
  readonly challenge: ReadonlyMap<CardId, ChallengeCard>;
  readonly quests: ReadonlyMap<QuestId, Quest>;
  readonly trophies: ReadonlyMap<TrophyId, Trophy>;
  readonly discoveries: ReadonlyMap<Discovery, DiscoveryKind>;
  readonly movementDie: readonly MovementFace[];
};

/** What is printed, as it is written down. */
type Printed = {
  readonly spaces: readonly Space[];
  readonly characters: readonly Character[];
  readonly abilities: readonly Ability[];
  readonly challengeCards: readonly ChallengeCard[];
  readonly quests: readonly Quest[];
  readonly trophies: readonly Trophy[];
  readonly discoveries: readonly DiscoveryKind[];
  readonly movementDie: readonly MovementFace[];
};

export function contentOf(printed: Printed): Content {
  return {
    board: boardOf(printed.spaces),
    characters: byId(printed.characters),
    abilities: byId(printed.abilities),
    challenge: byId(printed.challengeCards),
    quests: byId(printed.quests),
    trophies: byId(printed.trophies),
    discoveries: byId(printed.discoveries),
    movementDie: printed.movementDie,
  };
}

const boardOf = (spaces: readonly Space[]): Board => ({
  spaces: byId(spaces),
  cities: spaces.filter(({ kind }) => kind === 'city').map(({ id }) => id),
  flightPaths: spaces.filter(({ resources }) => resources.includes('flight-path')).map(({ id }) => id),
  distance: distancesOn(spaces),
});

const byId = <Id extends string, Thing extends { readonly id: Id }>(
  things: readonly Thing[],
): ReadonlyMap<Thing['id'], Thing> => new Map(things.map((thing) => [thing.id, thing]));
