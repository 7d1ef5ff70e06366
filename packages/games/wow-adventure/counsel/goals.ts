/** What is worth going for: the open objectives of quests, levels, trophies, healing. */
import { healthOf } from '../rules/base-numbers.ts';
import { isDone, itemsThatPay } from '../rules/objectives.ts';
import { isOpen, questOf } from '../rules/quests.ts';
import { heroOf, isCity } from '../rules/table.ts';
import type { ActiveQuest, Hero } from '../state.ts';
import type { Space } from '../vocabulary/board.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Objective, Place, Quest } from '../vocabulary/quests.ts';
import { type Level, rankOf } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { armsOf, helpFrom, oddsOf, reaches } from './odds.ts';

/** A place, what being there is worth in valor, and how high one must be to enter it. */
export type Goal = { readonly space: SpaceId; readonly worth: number };

/** Everything a hero can go for now. */
export function goalsOf(table: Table, hero: Hero): readonly Goal[] {
  return [
    ...hero.quests.flatMap((active) => questGoals(table, hero, active)),
    ...lairGoals(table, hero),
    ...restGoals(table, hero),
  ].filter(({ space }) => isWithinLevel(table, hero, space));
}

const isWithinLevel = ({ content }: Table, hero: Hero, space: SpaceId): boolean =>
  rankOf(content.board.spaces.get(space)?.level ?? 'grey') <= rankOf(hero.level);

/** What is left of a quest is worth its valor, the more the less is left. */
function questGoals(table: Table, hero: Hero, active: ActiveQuest): readonly Goal[] {
  const quest = questOf(table.content, active.quest);
  const left = quest.objectives.filter((objective, nth) => !isDone(objective, active.done[nth] ?? 0)).length;
  const worth = 1.3 * (quest.valor / Math.max(1, left)) + 0.25;
  return quest.objectives.flatMap((objective, nth) => {
    if (isDone(objective, active.done[nth] ?? 0) || !isOpen(quest, active, nth)) return [];
    return placesFor(table, { hero, active, quest, objective }).map((space) => ({
      space,
      worth: worth * feasible(table, hero, objective, space),
    }));
  });
}

/** How likely an objective is brought forward by being there. */
function feasible(table: Table, hero: Hero, { is }: Objective, space: SpaceId): number {
  const arms = armsOf(table.content, hero);
  const help = helpFrom(table.content, hero, 2);
  if (is === 'beat-at') {
    const foe = table.content.board.spaces.get(space)?.encounter?.foe;
    return foe == null ? 0 : oddsOf(arms, foe, help).win;
  }
  if (!isDuel(is)) return 1;
  if (isCity(table.content, space)) return 0.1;
  const there = table.state.heroes.filter((one) => one !== hero && one.space === space);
  const hits = there.map((one) => reaches(arms.attack.value + help / 2, armsOf(table.content, one).defense));
  return 0.8 * Math.max(0, ...hits) ** 2;
}

const isDuel = (is: Objective['is']): boolean =>
  is === 'defeat-marked' || is === 'damage-marked' || is === 'defeat-rivals' || is === 'damage-rivals';

type Open = {
  readonly hero: Hero;
  readonly active: ActiveQuest;
  readonly quest: Quest;
  readonly objective: Objective;
};

/** Where an objective is brought forward. */
function placesFor(table: Table, { hero, active, objective }: Open): readonly SpaceId[] {
  switch (objective.is) {
    case 'travel':
      return spacesOf(table, objective.to);
    case 'collect':
      return [objective.from];
    case 'collect-from-hero':
    case 'defeat-marked':
    case 'damage-marked':
      return active.marked === null ? [] : [heroOf(table.state, active.marked).space];
    case 'pay-items':
      return itemsThatPay(table.content, hero, objective.which).length > 0
        ? spacesOf(table, objective.at)
        : [];
    case 'pay-cards':
      return hero.hand.length >= objective.n ? spacesOf(table, objective.at) : [];
    case 'beat-at':
      return [objective.space];
    case 'be-equipped':
      return isArmed(table, hero, objective.level) ? spacesOf(table, objective.at) : [];
    case 'defeat-rivals':
    case 'damage-rivals':
      return table.state.heroes.filter((one) => one !== hero).map(({ space }) => space);
    default:
      return [];
  }
}

const isArmed = ({ content }: Table, { weapon, armor }: Hero, level: Level): boolean =>
  [weapon, armor].every(
    (card) => card !== null && rankOf(content.challenge.get(card)?.level ?? 'grey') >= rankOf(level),
  );

const spacesOf = ({ content }: Table, place: Place): readonly SpaceId[] =>
  place === 'any-city' ? content.board.cities : [place];

/** Map encounters that give a level or a trophy. */
function lairGoals(table: Table, hero: Hero): readonly Goal[] {
  const goals: Goal[] = [];
  const arms = armsOf(table.content, hero);
  const help = helpFrom(table.content, hero, 2);
  for (const space of table.content.board.spaces.values()) {
    const reward = rewardWorth(table, hero, space);
    const foe = space.encounter?.foe;
    if (reward === 0 || foe == null) continue;
    const { win, damage } = oddsOf(arms, foe, help);
    if (hero.damage + damage < healthOf(table, hero)) goals.push({ space: space.id, worth: reward * win });
  }
  return goals;
}

/** What the box of a space gives a hero, in valor. */
export function rewardWorth({ state, content }: Table, hero: Hero, { encounter }: Space): number {
  let worth = 0;
  for (const effect of encounter?.reward ?? []) {
    if (effect.is === 'gain-level' && rankOf(effect.level) > rankOf(hero.level)) worth += 1.4;
    if (effect.is === 'gain-item') worth += 0.3 * effect.n;
    if (effect.is === 'gain-trophy' && state.trophies.includes(effect.trophy)) {
      const isTaken = hero.log.some(({ card }) => card === effect.trophy);
      worth += isTaken ? 0 : (content.trophies.get(effect.trophy)?.valor ?? 0);
    }
  }
  return worth;
}

/** A hurt hero is drawn to a city. */
function restGoals(table: Table, hero: Hero): readonly Goal[] {
  const left = healthOf(table, hero) - hero.damage;
  if (hero.damage < 2 || left > 3) return [];
  const worth = left === 1 ? 1.1 : 0.6;
  return table.content.board.cities.map((space) => ({ space, worth }));
}
