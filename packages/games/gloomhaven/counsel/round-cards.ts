import { unreachable } from '@tavolo/hexes';
import type { Chance } from '@tavolo/kernel';
import { activeHeroes } from '../rules/figures.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { needsRest } from './exploring.ts';
import { nearest } from './foes.ts';
import { halfWorth } from './halves.ts';
import { planWorth } from './plans.ts';
import { dangerAt, type Situation } from './situation.ts';

/**
 * Two cards whose halves go together here: an attack and the way to it. Early cards where somebody can be hit at once,
 * late ones where the monsters have yet to come. A rest when few cards are left, or where nobody disturbs it.
 */
export function roundCards(s: Situation, options: readonly string[], chance: Chance): readonly string[] {
  const cards = options.filter((it): it is CardId => it !== 'long-rest');
  if (cards.length < 2 || (options.includes('long-rest') && wantsRest(s))) return ['long-rest'];
  const isNow = isInReach(s);
  const rates = new Map(cards.map((card) => [card, ratesOf(s, card, isNow)]));
  let best: readonly CardId[] = cards.slice(0, 2);
  let most = Number.NEGATIVE_INFINITY;
  for (const one of cards) {
    for (const other of cards) {
      if (one === other) continue;
      const worth = pairWorth(s, one, other) + (rates.get(one) ?? 0) + (rates.get(other) ?? 0);
      const drawn = worth + chance.below(100) / 400;
      if (drawn > most) [best, most] = [[one, other], drawn];
    }
  }
  return options.filter((it) => best.some((card) => card === it));
}

function pairWorth(s: Situation, one: CardId, other: CardId): number {
  const top = s.g.content.cards.get(one)?.top;
  const bottom = s.g.content.cards.get(other)?.bottom;
  if (top === undefined || bottom === undefined) return Number.NEGATIVE_INFINITY;
  return (
    Math.max(planWorth(s, [bottom, top]), planWorth(s, [top, bottom])) +
    0.15 * Math.max(0, halfWorth(s.g, one, 'top')) +
    0.1 * Math.max(0, halfWorth(s.g, other, 'bottom'))
  );
}

/** How well a card's initiative fits. */
const ratesOf = ({ g }: Situation, card: CardId, isNow: boolean): number => {
  const initiative = g.content.cards.get(card)?.initiative ?? 50;
  return (isNow ? 50 - initiative : initiative - 50) / 100;
};

/** Whether an enemy stands where a usual move and attack can reach it, or where it strikes without moving. */
export const isInReach = (s: Situation): boolean => nearest(s.foes, s.at) <= 3;

function wantsRest(s: Situation): boolean {
  const { g, hero, figure } = s;
  if (hero.discard.length < 2) return false;
  const isQuiet = nearest(s.foes, s.at) === unreachable;
  if (isQuiet)
    return (
      needsRest(g, hero) ||
      (hero.discard.length >= 3 && activeHeroes(g.state).some((other) => needsRest(g, other)))
    );
  const isSafe = dangerAt(s, s.at) < Math.min(3, figure.hp);
  return hero.hand.length <= 3 && hero.discard.length >= 3 && isSafe && figure.hp <= figure.maxHp - 2;
}
