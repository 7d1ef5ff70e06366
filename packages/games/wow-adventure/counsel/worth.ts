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

/** From 0 to 1: how likely a seat is to win, as far as the standing of all heroes tells. */
export const worthWith =
  (content: Content) =>
  (state: State, seat: Seat): number => {
    if (state.phase === 'over') return state.winners.includes(seat) ? 1 / state.winners.length : 0;
    const table = { state, content };
    const progress = progressOf(state);
    let [own, all] = [0, 0];
    for (const hero of state.heroes) {
      const chances = Math.exp(standing({ table, hero }, progress));
      all += chances;
      if (hero.seat === seat) own = chances;
    }
    return own === 0 ? 1 / state.seats.length : own / all;
  };

/** How near the leader is to the end, from 0 to 1. */
const progressOf = ({ heroes, options }: State): number =>
  Math.max(0, ...heroes.map(valorOf)) / Number(options.valorToWin);

/**
 * A hero's standing: the logarithm of its chances beside those of others. The weights fit best who won 525 games of four
 * that played by habit, seen at the beginning of each turn. Near the end levels and strength count for more: elite quests
 * and overlords ask for them.
 */
function standing(mind: Mind, progress: number): number {
  const { hero, table } = mind;
  const health = healthIn(mind);
  let sum = 0.6 * valorOf(hero) + (0.27 + 0.75 * progress) * rankOf(hero.level);
  for (const active of hero.quests) sum += 0.31 + begunWorth(table.content, active, progress);
  sum += 2.3 * progress * usualOdds(mind).win;
  sum += 0.07 * itemsOf(hero).length + 0.04 * Math.min(hero.hand.length, 8);
  return sum + 0.25 * health - 0.45 * (hero.damage / health) + (hero.reversed ? turned : 0);
}

/** A character card that shows its reverse: about two energy that need not be spent on turning it again. */
const turned = 0.15;

/** What the part of a quest that is done is worth. */
function begunWorth(content: Content, { quest: id, done }: ActiveQuest, progress: number): number {
  const { objectives, valor } = questOf(content, id);
  let share = 0;
  objectives.forEach((objective, nth) => {
    share += Math.min(1, (done[nth] ?? 0) / needed(objective)) / objectives.length;
  });
  return valor * share * (0.33 + 0.5 * progress * share);
}
