import { content, rankOf } from '@tavolo/wow-adventure';
import type { SpaceId } from '../game.ts';
import { spaceIn } from '../lit.ts';
import type { SpacePick, SpaceState } from '../map/chart-props.ts';
import type { Scene } from '../scene.ts';
import { leadIn } from './quest-way.ts';

type Asked = Pick<Scene, 'question' | 'lit' | 'view' | 'picked' | 'mine'>;

/** How every space stands: whether it answers, is sought by a quest, or is above the level of the hero. */
export function spaceStates(scene: Asked, sought: readonly SpaceId[]): ReadonlyMap<SpaceId, SpaceState> {
  const picks = picksOf(scene);
  const looking = leadIn(scene);
  const places = new Set(sought);
  return new Map(
    [...content.board.spaces.values()].map(({ id, level }) => [
      id,
      {
        isTooHigh: looking !== null && rankOf(level) > rankOf(looking.level),
        isQuestPlace: places.has(id),
        pick: picks.get(id) ?? null,
      },
    ]),
  );
}

/** The spaces that answer what is asked. Of several tokens on a space the first is picked there. */
function picksOf({ question, lit, view, picked }: Asked): ReadonlyMap<SpaceId, SpacePick> {
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

/** Where a flight begins that is asked about; `null`: none is. */
function flightStart(
  { about }: NonNullable<Scene['question']>,
  heroes: Scene['view']['heroes'],
): SpaceId | null {
  const isFlight = 'why' in about && 'hero' in about && about.why === 'flight';
  return isFlight ? (heroes.find(({ seat }) => seat === about.hero)?.space ?? null) : null;
}
