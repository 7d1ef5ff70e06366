/** What a price is worth to whoever pays it. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import { itemsOf } from '../../rules/table.ts';
import type { Cost } from '../../vocabulary/effects.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Mind } from '../mind.ts';
import { keepWorth, leastWorth } from './gear.ts';
import { cardWorth, energyWorth, pain } from './prices.ts';

/** What a list of costs takes; `item`: what the power is printed on, if it is an item. */
export function costWorth(mind: Mind, costs: readonly Cost[], item: CardId | null): number {
  let sum = 0;
  for (const cost of costs) sum += forKind(prices, cost, mind, item);
  return sum;
}

const prices: ForKinds<Cost, readonly [Mind, CardId | null], number> = {
  energy: ({ n }, mind) => energyWorth(mind, n),
  'discard-this': (_, mind, item) => (item === null ? 0.04 : keepWorth(mind, item)),
  damage: ({ n }, mind) => n * (pain(mind) + 0.02),
  discard: ({ n }, mind) => n * cardWorth(mind),
  'discard-item': ({ n, from }, mind) =>
    n * leastWorth(mind, from === 'backpack' ? mind.hero.backpack : itemsOf(mind.hero)),
};
