import { content, isObjectiveOpen } from '@tavolo/wow-adventure';
import type { ActiveQuest, Objective, Quest, SpaceId, View } from './game.ts';

/** How much an objective asks for. */
export const wantedBy = (objective: Objective): number => ('n' in objective ? objective.n : 1);

const isMet = (objective: Objective, done: number): boolean => done >= wantedBy(objective);

/** Which objectives of a quest are met; none of one that is not being worked on. */
export const metOf = ({ objectives }: Quest, active: Pick<ActiveQuest, 'done'> | null): readonly boolean[] =>
  objectives.map((objective, place) => active !== null && isMet(objective, active.done[place] ?? 0));

/** Where a quest is worked on. */
type QuestPlaces = {
  /** Where something is left to do. */
  readonly all: readonly SpaceId[];
  /** Where it can be done already. */
  readonly open: readonly SpaceId[];
};

/** Where what is left to do of a quest is done. */
export function placesOf(view: View, active: ActiveQuest): QuestPlaces {
  const quest = content.quests.get(active.quest);
  if (quest === undefined) return { all: [], open: [] };
  const left = quest.objectives.flatMap((objective, nth) =>
    isMet(objective, active.done[nth] ?? 0)
      ? []
      : [{ isOpen: isObjectiveOpen(quest, active, nth), spaces: spacesFor(objective, view, active) }],
  );
  return {
    all: left.flatMap(({ spaces }) => spaces),
    open: left.filter(({ isOpen }) => isOpen).flatMap(({ spaces }) => spaces),
  };
}

function spacesFor(objective: Objective, view: View, { marked }: ActiveQuest): readonly SpaceId[] {
  switch (objective.is) {
    case 'travel':
      return whereIs(objective.to);
    case 'collect':
      return [objective.from];
    case 'beat-at':
      return [objective.space];
    case 'pay-items':
    case 'pay-cards':
    case 'be-equipped':
      return whereIs(objective.at);
    case 'beat-overlord':
      return [...content.board.spaces.values()].filter(({ kind }) => kind === 'overlord').map(({ id }) => id);
    case 'collect-from-hero':
    case 'defeat-marked':
    case 'damage-marked':
      return view.heroes.filter(({ seat, placed }) => placed && seat === marked).map(({ space }) => space);
    default:
      return [];
  }
}

const whereIs = (place: SpaceId | 'any-city'): readonly SpaceId[] =>
  place === 'any-city' ? content.board.cities : [place];

/** The spaces on which tokens of a quest lie. */
export function tokensOf(active: ActiveQuest): readonly SpaceId[] {
  const objectives = content.quests.get(active.quest)?.objectives ?? [];
  return objectives.flatMap((objective, place) =>
    objective.is === 'collect' && !isMet(objective, active.done[place] ?? 0) ? [objective.from] : [],
  );
}
