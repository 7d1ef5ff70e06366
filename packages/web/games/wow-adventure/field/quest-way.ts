import { type Journey, journeyTo } from '@tavolo/wow-adventure';
import type { ActiveQuest, HeroView, QuestId, SpaceId } from '../game.ts';
import { placesOf } from '../quest-progress.ts';
import type { Scene } from '../scene.ts';

/** The quest that is looked at, where it is worked on, and how to get there. */
export type QuestSought = {
  readonly quest: QuestId;
  /** Where something is left to do, now or later. */
  readonly places: readonly SpaceId[];
  /** Whether what comes next is done in a place at all. */
  readonly isPlaced: boolean;
  /** To the nearest place where something can be done already; `null`: none is within reach. */
  readonly journey: Journey | null;
};

type Seen = Pick<Scene, 'view' | 'mine'>;

/** The hero whose levels and ways are shown: the onlooker's own, or whoever's turn it is. */
export const leadIn = ({ view, mine }: Seen): HeroView | null =>
  mine ?? view.heroes.find(({ seat }) => seat === view.active) ?? null;

export function questSought(scene: Seen, sought: QuestId | null): QuestSought | null {
  const { view } = scene;
  const active = view.heroes.flatMap(({ quests }): readonly ActiveQuest[] => quests);
  const quest = active.find((one) => one.quest === sought);
  if (quest === undefined) return null;
  const { all, open } = placesOf(view, quest);
  const lead = leadIn(scene);
  const journey = lead?.placed === true ? journeyTo(view, lead, open) : null;
  return { quest: quest.quest, places: all, isPlaced: open.length > 0, journey };
}
