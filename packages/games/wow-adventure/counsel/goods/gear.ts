/** What items are worth to a hero: worn, kept for their powers, drunk up, or paid with. */

import { canEquip } from '../../rules/items.ts';
import { itemsThatPay } from '../../rules/objectives.ts';
import { cardOf, itemOf } from '../../rules/table.ts';
import type { Hero } from '../../state.ts';
import type { Item } from '../../vocabulary/challenge-cards.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { rankOf } from '../../vocabulary/terms.ts';
import { type Mind, oncePerMind } from '../mind.ts';
import { fightsAhead, itemWorth, prowess } from './prices.ts';
import { openOnes } from './rivals.ts';

/** How much better a hero fights with an item put on than as it is. */
export function gearGain(mind: Mind, card: CardId): number {
  const { content } = mind.table;
  const { slot } = itemOf(content, card);
  if (slot === 'backpack' || !canEquip(mind.table, mind.hero, card)) return 0;
  const geared = { ...mind.hero, [slot]: card };
  return (
    fightsAhead * (prowess(mind, geared) - bareProwess(mind)) + besideNumbers(content, geared, mind.hero)
  );
}

/** How much worse without something that is worn. */
function gearLoss(mind: Mind, card: CardId): number {
  const { slot } = itemOf(mind.table.content, card);
  if (slot === 'backpack') return 0;
  return fightsAhead * (bareProwess(mind) - prowess(mind, { ...mind.hero, [slot]: null }));
}

const bareProwess: (mind: Mind) => number = oncePerMind((mind) => prowess(mind, mind.hero));

/** What worn items can do that a plain fight does not show. */
const besideNumbers = (content: Mind['table']['content'], geared: Hero, before: Hero): number =>
  extrasOf(content, geared) - extrasOf(content, before);

const extrasOf = (content: Mind['table']['content'], { weapon, armor }: Hero): number =>
  [weapon, armor].reduce(
    (sum, card) => sum + (card === null ? 0 : extrasIn(itemOf(content, card).powers)),
    0,
  );

/** Powers of choice, and those that dice and hits set off beyond the numbers of a fight. */
const extrasIn = (powers: readonly Power[]): number =>
  powers.reduce((sum, { may, at }) => sum + (may === true ? 0.06 : at === 'always' ? 0 : 0.03), 0);

/** What it is worth to have an item. */
export function keepWorth(mind: Mind, card: CardId): number {
  const { content } = mind.table;
  const { hero } = mind;
  const item = itemOf(content, card);
  const isWorn = hero.weapon === card || hero.armor === card;
  const use = isWorn ? gearLoss(mind, card) : Math.max(gearGain(mind, card), promise(mind, card, item));
  return Math.max(use, 0.03 + 0.02 * item.potions.length) + asPayment(mind, card);
}

/** An item that can't be worn yet, or that works from the backpack. */
function promise(mind: Mind, card: CardId, item: Item): number {
  const { level } = cardOf(mind.table.content, card);
  if (item.slot === 'backpack') return 0.06 + 0.04 * item.powers.length + 0.02 * rankOf(level);
  const isTooHigh = rankOf(level) > rankOf(mind.hero.level);
  return isTooHigh ? 0.5 * itemWorth(level) : 0;
}

/** What quests, and the box that asks for items, give for it. */
function asPayment({ table, hero }: Mind, card: CardId): number {
  let worth = 0;
  for (const active of hero.quests) {
    for (const objective of openOnes(table, active)) {
      if (objective.is === 'pay-items' && itemsThatPay(table.content, hero, objective.which).includes(card))
        worth += 0.5;
    }
  }
  return worth;
}

/** The worth of what a hero would part with first; 0 without items. */
export function leastWorth(mind: Mind, cards: readonly CardId[]): number {
  if (cards.length === 0) return 0;
  return Math.min(...cards.map((card) => keepWorth(mind, card)));
}
