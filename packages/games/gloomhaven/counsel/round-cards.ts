import { unreachable } from '@tavolo/hexes';
import type { Chance } from '@tavolo/kernel';
import { activeHeroes } from '../rules/figures.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { needsRest } from './exploring.ts';
import { nearest } from './foes.ts';
import { isPressed } from './goals.ts';
import { halfWorth } from './halves.ts';
import { lootingCounts } from './loot-cards.ts';
import { planWorth } from './plans.ts';
import { dangerAt, type Situation } from './situation.ts';

/**
 * Two cards whose halves go together here: an attack and the way to it. Early cards where somebody can be hit at once,
 * late ones where the monsters have yet to come. A rest when few cards are left, or where nobody disturbs it.
 */
export function leadingCard(s: Situation, options: readonly string[], chance: Chance): string {
  const cards = options.filter((it): it is CardId => s.g.content.cards.has(it as CardId)); // any option can be asked for
  if (cards.length < 2 || (options.includes('long-rest') && wantsRest(s))) return 'long-rest';
  const pairs = cards.flatMap((one) =>
    cards.filter((it) => it !== one).map((other) => [one, other] as const),
  );
  return leadingOf(s, best(s, pairs, chance)) ?? '';
}

/** What goes best with the leading card. */
export function secondCard(
  s: Situation,
  options: readonly string[],
  leading: CardId | 'long-rest',
  chance: Chance,
): string {
  const [only = ''] = options;
  if (options.length < 2) return only;
  const first = leading as CardId; // of a rest there is nothing to choose
  const pairs = (options as readonly CardId[]).flatMap((it) => [[first, it] as const, [it, first] as const]); // cards, as there are several
  return best(s, pairs, chance).find((card) => card !== first) ?? only;
}

/** How much of what a card counts for looting is spared by keeping it until there is something to loot. */
const keptForLoot = 0.6;

type Pair = readonly [top: CardId, bottom: CardId];

/** The best of some pairs, and any of those that are about as good. */
function best(s: Situation, pairs: readonly Pair[], chance: Chance): readonly CardId[] {
  const isNow = isInReach(s);
  let found: readonly CardId[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const [one, other] of pairs) {
    const worth = pairWorth(s, one, other) + ratesOf(s, one, isNow) + ratesOf(s, other, isNow);
    const drawn = worth + chance.below(100) / 400;
    if (drawn > most) [found, most] = [[one, other], drawn];
  }
  return found;
}

/** Early where somebody can be hit at once, late where the monsters have yet to come. */
function leadingOf(s: Situation, cards: readonly CardId[]): CardId | undefined {
  const initiative = (card: CardId): number => s.g.content.cards.get(card)?.initiative ?? 99;
  const sorted = cards.toSorted((one, other) => initiative(one) - initiative(other));
  return isInReach(s) ? sorted[0] : sorted.at(-1);
}

function pairWorth(s: Situation, one: CardId, other: CardId): number {
  const top = s.g.content.cards.get(one)?.top;
  const bottom = s.g.content.cards.get(other)?.bottom;
  if (top === undefined || bottom === undefined) return Number.NEGATIVE_INFINITY;
  return (
    Math.max(planWorth(s, [bottom, top]), planWorth(s, [top, bottom])) +
    0.15 * Math.max(0, halfWorth(s.g, one, 'top')) +
    0.1 * Math.max(0, halfWorth(s.g, other, 'bottom')) -
    keptForLoot * (lootingCounts(s.g, one) + lootingCounts(s.g, other))
  );
}

/** How well a card's initiative fits. */
const ratesOf = ({ g }: Situation, card: CardId, isNow: boolean): number => {
  const initiative = g.content.cards.get(card)?.initiative ?? 50;
  return (isNow ? 50 - initiative : initiative - 50) / 100;
};

/** Whether an enemy stands where a usual move and attack can reach it, or where it strikes without moving. */
const isInReach = (s: Situation): boolean => nearest(s.foes, s.at) <= 3;

function wantsRest(s: Situation): boolean {
  const { g, hero, figure } = s;
  if (hero.discard.length < 2) return false;
  const isQuiet = nearest(s.foes, s.at) === unreachable;
  if (isQuiet)
    return (
      needsRest(g, hero) ||
      (!isPressed(g) &&
        hero.discard.length >= 3 &&
        activeHeroes(g.state).some((other) => needsRest(g, other)))
    );
  const isSafe = dangerAt(s, s.at) < Math.min(3, figure.hp);
  return hero.hand.length <= 3 && hero.discard.length >= 3 && isSafe && figure.hp <= figure.maxHp - 2;
}
