import { unreachable } from '@tavolo/hexes';
import { has } from '../rules/figures.ts';
import type { Ability, Attack } from '../vocabulary/abilities.ts';
import type { Half } from '../vocabulary/class-cards.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { escortIn } from './escorts.ts';
import { nearest } from './foes.ts';
import { bestHit, numeric } from './hits.ts';
import { lootGain, progress } from './pursuit.ts';
import { dangerAt, leastDanger, type Situation } from './situation.ts';

export const basicAttack: Half = { abilities: [{ do: 'attack', value: 2 }] };
export const basicMove: Half = { abilities: [{ do: 'move', value: 2 }] };

/** What a card that is lost would have been good for later. */
const lostCosts = 7;
const lostCostsAtLast = 1;

/** What a step nearer is worth where nobody can be hit, and how near is near enough. */
export const approachWorth = 0.4;
export const closeEnough = 2;

/** What has come of the halves so far: points to walk, gain, and the danger of the place where it ends. */
type Course = { points: number; worth: number; danger: number };

/** What halves are worth here, one after the other. */
export function planWorth(s: Situation, halves: readonly Half[]): number {
  const course: Course = { points: 0, worth: 0, danger: dangerAt(s, s.at) };
  for (const half of halves) {
    for (const ability of half.abilities) follow(s, course, ability);
    course.worth += lastingWorth(s, half) - lostCost(s, half);
  }
  return course.worth - s.fear * course.danger;
}

const lostCost = (s: Situation, { lost }: Half): number =>
  lost !== true ? 0 : s.isLast ? lostCostsAtLast : lostCosts;

/** Bonuses that stay: worth something where there is a fight. */
function lastingWorth({ foes, at }: Situation, { lasting, stays }: Half): number {
  if (lasting === undefined || lasting.length === 0) return 0;
  const isNear = nearest(foes, at) <= 4;
  return isNear ? (stays === 'persistent' ? 4 : 1) : 0.1;
}

function follow(s: Situation, course: Course, ability: Ability): void {
  if (ability.do === 'move') walk(s, course, numeric(ability.value));
  else if (ability.do === 'attack') strike(s, course, ability);
  else if (ability.do === 'loot') course.worth += lootGain(s, ability.range, course.points);
  else course.worth += otherWorth(s, ability);
}

function walk(s: Situation, course: Course, points: number): void {
  if (has(s.figure, 'immobilize')) return;
  course.worth += progress(s, course.points + points) - progress(s, course.points);
  course.points += points;
  course.danger = leastDanger(s, course.points);
  if (s.foes.length === 0) course.worth += 0.2 * points;
  else if (course.worth <= 0) course.worth += approach(s, points);
}

/** Coming nearer where nobody can be hit yet; not so near that all of them come at once. */
function approach({ foes, at }: Situation, points: number): number {
  const distance = nearest(foes, at);
  return distance === unreachable ? 0 : approachWorth * Math.max(0, Math.min(points, distance - closeEnough));
}

function strike(s: Situation, course: Course, ability: Attack): void {
  if (has(s.figure, 'disarm')) return;
  const { gain, danger } = bestHit(s, ability, course.points);
  if (gain <= 0) return;
  course.worth += gain;
  course.danger = danger;
}

/** The hit points that the one who lacks most could be given. */
function wounds({ g, figure }: Situation, forOthers: boolean): number {
  let most = figure.maxHp - figure.hp;
  if (!forOthers) return most;
  const escort = escortIn(g);
  for (const it of g.state.figures)
    if (it.kind === 'character' || it === escort) most = Math.max(most, it.maxHp - it.hp);
  return most;
}

function otherWorth(s: Situation, ability: Ability): number {
  const distance = nearest(s.foes, s.at);
  switch (ability.do) {
    case 'heal':
      return 0.9 * Math.min(numeric(ability.value), wounds(s, ability.range !== undefined));
    case 'shield':
    case 'retaliate':
      return 0.35 * numeric(ability.value) * Math.min(3, dangerAt(s, s.at));
    case 'summon':
      return distance <= 6 ? 4.5 : 0;
    case 'kill':
      return distance <= 2 ? 8 : 0;
    case 'recover':
      return s.hero.lost.length >= 3 || s.hero.discard.length >= 4 ? 5 : 0;
    case 'condition':
      return isHiding(ability) ? s.fear * dangerAt(s, s.at) : distance <= 3 ? 1.2 : 0;
    case 'damage':
    case 'control':
    case 'grant':
    case 'make-trap':
      return distance <= 3 ? 1 : 0;
    default:
      return littleWorth[ability.do];
  }
}

/** What is worth doing only where nothing else is. */
const littleWorth = {
  attack: 0.05,
  move: 0.05,
  loot: 0.05,
  push: 0.05,
  pull: 0.05,
  'summon-monster': 0.05,
  refresh: 0.05,
  'lose-cards': 0.05,
  'disarm-trap': 0.05,
  'spring-on': 0.05,
  'make-obstacle': 0.05,
  'destroy-obstacle': 0.05,
  'move-obstacle': 0.05,
  'choose-hex': 0.05,
  infuse: 0.05,
  'consume-then': 0.05,
  special: 0.05,
} as const;

const isHiding = (ability: Extract<Ability, { do: 'condition' }>): boolean =>
  ability.conditions.includes('invisible');

/** A half of a card, printed or basic, by the answer that plays it. */
export type Choice = { readonly option: string; readonly card: CardId; readonly half: Half };

/** The best plan with at most one top and one bottom of different cards: the answers in their order. */
export function bestPlan(
  s: Situation,
  tops: readonly Choice[],
  bottoms: readonly Choice[],
): readonly Choice[] {
  let best: readonly Choice[] = [];
  let most = planWorth(s, []) + 0.01;
  const consider = (...plan: readonly Choice[]): void => {
    const worth = planWorth(
      s,
      plan.map(({ half }) => half),
    );
    if (worth > most) [best, most] = [plan, worth];
  };
  for (const top of tops) consider(top);
  for (const bottom of bottoms) consider(bottom);
  for (const top of tops) {
    for (const bottom of bottoms) {
      if (top.card === bottom.card) continue;
      consider(bottom, top);
      consider(top, bottom);
    }
  }
  return best;
}
