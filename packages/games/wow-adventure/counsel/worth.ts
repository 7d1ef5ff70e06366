/** How well a seat stands. */
import type { Seat } from '@tavolo/kernel';
import { needed } from '../rules/objectives.ts';
import { questOf } from '../rules/quests.ts';
import { itemsOf, valorOf } from '../rules/table.ts';
import type { ActiveQuest, State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import { rankOf } from '../vocabulary/terms.ts';
import { healthIn } from './goods/prices.ts';
import { type Mind, usualOdds } from './mind.ts';
import { goalsFrom } from './ways/prospects.ts';

/** From 0 to 1: how far ahead of its best rival a seat is. */
export const worthWith =
  (content: Content) =>
  (state: State, seat: Seat): number => {
    if (state.phase === 'over') return state.winners.includes(seat) ? 1 / state.winners.length : 0;
    const table = { state, content };
    const own = state.heroes.find((hero) => hero.seat === seat);
    if (own === undefined) return 1 / state.seats.length;
    const rivals = state.heroes.filter((hero) => hero !== own);
    const best = Math.max(0, ...rivals.map((hero) => standing({ table, hero })));
    const lead = standing({ table, hero: own }) - best;
    return 1 / (1 + Math.exp(-0.55 * lead));
  };

/** A hero's standing in valor: what it has, what is half done, and what helps to get more. */
function standing(mind: Mind): number {
  const { hero, table } = mind;
  const odds = usualOdds(mind);
  let sum = valorOf(hero) + 0.9 * rankOf(hero.level);
  for (const active of hero.quests) sum += 0.7 * shareDone(table.content, active);
  sum += 0.35 * goalsFrom(mind, hero.space);
  sum += 0.8 * odds.win - 0.3 * odds.hurt + 0.05 * itemsOf(hero).length;
  sum += 0.06 * Math.min(hero.hand.length, 8);
  return sum - 0.4 * (hero.damage / healthIn(mind)) ** 2;
}

/** The part of a quest's valor that is done. */
function shareDone(content: Content, { quest: id, done }: ActiveQuest): number {
  const { objectives, valor } = questOf(content, id);
  let share = 0;
  objectives.forEach((objective, nth) => {
    share += Math.min(1, (done[nth] ?? 0) / needed(objective)) / objectives.length;
  });
  return valor * share * share;
}
