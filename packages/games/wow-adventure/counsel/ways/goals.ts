/** What is worth going for: the open objectives of quests, levels, trophies, events, healing. */
import { isDone, needed } from '../../rules/objectives.ts';
import { questOf } from '../../rules/quests.ts';
import { isOpenTo } from '../../rules/table.ts';
import type { ActiveQuest, Hero } from '../../state.ts';
import type { Space } from '../../vocabulary/board.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { CardId, SpaceId } from '../../vocabulary/ids.ts';
import { type Level, rankOf } from '../../vocabulary/terms.ts';
import type { Table } from '../../wow.ts';
import { oddsAgainst } from '../fights/forecast.ts';
import { fallCost, healthIn, itemWorth, levelWorth, toll } from '../goods/prices.ts';
import { openOnes } from '../goods/rivals.ts';
import { armsIn, helpIn, type Mind, oncePerMind } from '../mind.ts';
import { huntedIn, isHunted, lairsOf, spotsFor } from './objectives.ts';

/** A place, and what being there is worth in valor. */
export type Goal = { readonly space: SpaceId; readonly worth: number };

/** Everything a hero can go for now. */
export const goalsOf: (mind: Mind) => readonly Goal[] = oncePerMind((mind) => {
  const { table, hero } = mind;
  const all = [
    ...hero.quests.flatMap((active) => questGoals(mind, active)),
    ...lairGoals(mind),
    ...eventGoals(mind),
    ...restGoals(mind),
  ];
  return all.filter(({ space, worth }) => worth > 0.01 && isOpenTo(table, hero, space));
});

/** What bringing one objective forward is worth: of the quest's valor, the more the less is left. */
export function stepWorth({ content }: Pick<Table, 'content'>, active: ActiveQuest): number {
  const { objectives, valor } = questOf(content, active.quest);
  let left = 0;
  objectives.forEach((objective, nth) => {
    if (!isDone(objective, active.done[nth] ?? 0)) left++;
  });
  return 1.3 * (valor / Math.max(1, left)) + 0.25;
}

const questGoals = (mind: Mind, active: ActiveQuest): readonly Goal[] => {
  const worth = stepWorth(mind.table, active);
  return openOnes(mind.table, active).flatMap((objective) =>
    spotsFor(mind, active, objective).map(({ space, chance }) => ({ space, worth: worth * chance })),
  );
};

/** What quests give for an encounter, or the item on its back. */
export function bountyOn({ table, hero }: Mind, foe: Foe, level: Level): number {
  let worth = 0;
  for (const active of hero.quests) {
    for (const objective of openOnes(table, active))
      if (isHunted(objective, foe, level)) worth += stepWorth(table, active) / needed(objective);
  }
  return worth;
}

/** What quests give on average for an encounter of a deck. */
export function bountyIn({ table, hero }: Mind, level: Level): number {
  let worth = 0;
  for (const active of hero.quests) {
    for (const objective of openOnes(table, active))
      worth += stepWorth(table, active) * huntedIn(table.content, objective, level);
  }
  return worth;
}

/** What a box gives at least to be worth a journey. */
export const leastReward = 0.2;

/** Map encounters that give a level, a trophy or an item. */
function lairGoals(mind: Mind): readonly Goal[] {
  const { table, hero } = mind;
  const goals: Goal[] = [];
  for (const space of lairsOf(table.content)) {
    if (!isOpenTo(table, hero, space.id)) continue;
    const reward = rewardWorth(mind, space);
    const foe = space.encounter?.foe;
    if (reward < leastReward) continue;
    if (foe == null) goals.push({ space: space.id, worth: canPay(mind, space) ? reward : 0 });
    else goals.push({ space: space.id, worth: lairWorth(mind, foe, reward) });
  }
  return goals;
}

function lairWorth(mind: Mind, foe: Foe, reward: number): number {
  const odds = oddsAgainst(mind.table, armsIn(mind), foe, helpIn(mind));
  return reward * odds.win - toll(mind, odds);
}

/** Whether the backpack has what a box asks for. */
export function canPay({ table: { content }, hero }: Mind, { encounter }: Space): boolean {
  const left = hero.backpack.map((card) => content.challenge.get(card)?.level);
  return (encounter?.price ?? []).every(({ levels }) => {
    const place = left.findIndex((level) => level !== undefined && levels.includes(level));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** What the box of a space gives a hero, in valor. */
export function rewardWorth(mind: Mind, { id, encounter }: Space): number {
  const { table, hero } = mind;
  let worth = 0;
  for (const effect of encounter?.reward ?? []) worth += rewardOf(mind, effect);
  const isMarked = table.state.heldEvents.some(({ by, lair }) => by === hero.seat && lair === id);
  return worth + (isMarked ? 1 : 0);
}

function rewardOf({ table, hero }: Mind, effect: Effect): number {
  switch (effect.is) {
    case 'gain-level':
      if (rankOf(effect.level) <= rankOf(hero.level)) return 0;
      return levelWorth + waitingFor(table, hero, effect.level);
    case 'gain-item':
      return effect.n * itemWorth(effect.level === 'own-or-lower' ? hero.level : effect.level);
    case 'gain-trophy': {
      const isLeft = table.state.trophies.includes(effect.trophy);
      const isTaken = hero.log.some(({ card }) => card === effect.trophy);
      return isLeft && !isTaken ? 1.1 * (table.content.trophies.get(effect.trophy)?.valor ?? 0) : 0;
    }
    default:
      return effect.is === 'draw' ? 0.07 * effect.n : 0;
  }
}

/** What a level is worth beyond itself: a quest that asks for it, and quests whose places it opens. */
function waitingFor(table: Table, hero: Hero, level: Level): number {
  let worth = 0;
  for (const active of hero.quests) {
    const open = openOnes(table, active);
    if (open.some((objective) => objective.is === 'reach-level' && objective.level === level))
      worth += stepWorth(table, active);
    else if (open.some((objective) => isShut(table, hero, objective))) worth += 0.3;
  }
  return worth;
}

const isShut = (table: Table, hero: Hero, objective: object): boolean => {
  const place: unknown = Object.values(objective).find((value) => table.content.board.spaces.has(value));
  return place !== undefined && !isOpenTo(table, hero, place as SpaceId); // it is on the board
};

/** Events that lie somewhere and can be resolved there. */
const eventGoals = ({ table: { state, content } }: Mind): readonly Goal[] =>
  state.locationEvents.map(({ card, space }) => ({ space, worth: valorOn(content, card) }));

function valorOn(content: Table['content'], card: CardId): number {
  const back = content.challenge.get(card)?.event?.back;
  if (back?.is === 'valor') return 0.6 * back.valor;
  return back?.is === 'foe' || back?.is === 'item' ? 0.25 : 0.15;
}

/** A hurt hero is drawn to a city. */
function restGoals(mind: Mind): readonly Goal[] {
  const { hero, table } = mind;
  const left = healthIn(mind) - hero.damage;
  if (hero.damage < 2 || left > 3) return [];
  const worth = left === 1 ? 2 * fallCost : fallCost;
  return table.content.board.cities.map((space) => ({ space, worth }));
}
