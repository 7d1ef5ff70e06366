/** Things that no printed card does, printed for a test, so that a rule is proven even where no card needs it. */
import type { Game } from '@tavolo/kernel';
import { wowAdventure } from '../game.ts';
import type { WowKinds } from '../kinds.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Space } from '../vocabulary/board.ts';
import type { ChallengeCard } from '../vocabulary/challenge-cards.ts';
import { contentOf } from '../vocabulary/content.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Resource } from '../vocabulary/terms.ts';

/** What is printed beside, or in place of, what is in the box. */
export type MadeUp = {
  readonly cards?: readonly ChallengeCard[];
  readonly abilities?: readonly Ability[];
  readonly spaces?: readonly Space[];
};

/** The game with what is made up in its box. */
export function boxWith({ cards = [], abilities = [], spaces = [] }: MadeUp): Game<WowKinds> {
  const { content } = wowAdventure;
  return {
    ...wowAdventure,
    content: contentOf({
      spaces: inPlaceOf([...content.board.spaces.values()], spaces),
      characters: [...content.characters.values()],
      abilities: inPlaceOf([...content.abilities.values()], abilities),
      challengeCards: inPlaceOf([...content.challenge.values()], cards),
      quests: [...content.quests.values()],
      trophies: [...content.trophies.values()],
      discoveries: [...content.discoveries.values()],
      movementDie: content.movementDie,
    }),
  };
}

/** What has the id of something else takes its place. */
const inPlaceOf = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  more: readonly Thing[],
): readonly Thing[] => [...things.filter(({ id }) => !more.some((one) => one.id === id)), ...more];

/** A printed space with other resources. */
export function spaceWith(name: string, ...resources: readonly Resource[]): Space {
  const space = wowAdventure.content.board.spaces.get(name as SpaceId); // tests write ids
  if (space === undefined) throw new Error(`no space ${name}`);
  return { ...space, resources };
}
