import { content, rankOf } from '@tavolo/wow-adventure';
import type { QuestId, SpaceId } from '../game.ts';
import { spaceIn } from '../lit.ts';
import type { SpacePick, SpaceState } from '../map/chart-props.ts';
import { placesOf } from '../quest-progress.ts';
import type { Scene } from '../scene.ts';

/** How every space stands: whether it answers, is sought by a quest, or is above the level of the hero. */
export function spaceStates(scene: Scene, sought: QuestId | null): ReadonlyMap<SpaceId, SpaceState> {
  const { view, mine } = scene;
  const picks = picksOf(scene);
  const looking = mine ?? view.heroes.find(({ seat }) => seat === view.active);
  const quest = view.heroes.flatMap(({ quests }) => quests).find((one) => one.quest === sought);
  const places = new Set(quest === undefined ? [] : placesOf(view, quest));
  return new Map(
    [...content.board.spaces.values()].map(({ id, level }) => [
      id,
      {
        isTooHigh: looking !== undefined && rankOf(level) > rankOf(looking.level),
        isQuestPlace: places.has(id),
        pick: picks.get(id) ?? null,
      },
    ]),
  );
}

/** The spaces that answer what is asked. Of several tokens on a space the first is picked there. */
function picksOf({ question, lit, view, picked }: Scene): ReadonlyMap<SpaceId, SpacePick> {
  const picks = new Map<SpaceId, SpacePick>();
  if (question === null) return picks;
  const start = flightStart(question, view.heroes);
  for (const { option } of lit.values()) {
    const space = spaceIn(question.name, option);
    if (space === null || picks.has(space)) continue;
    picks.set(space, {
      option,
      isPicked: picked.includes(option),
      steps: question.name === 'movement' ? (view.reach[space] ?? null) : null,
      flightFrom: start,
    });
  }
  return picks;
}

type Asked = NonNullable<Scene['question']>;

/** Where a flight begins that is asked about; `null`: none is. */
function flightStart({ about }: Asked, heroes: Scene['view']['heroes']): SpaceId | null {
  const isFlight = 'why' in about && 'hero' in about && about.why === 'flight';
  return isFlight ? (heroes.find(({ seat }) => seat === about.hero)?.space ?? null) : null;
}
