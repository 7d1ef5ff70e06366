/** What discovery tokens are worth to whoever turns them over. */
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Discovery } from '../../vocabulary/terms.ts';
import type { Mind } from '../mind.ts';
import { cardWorth, fallCost, healthIn, itemWorth, pain } from './prices.ts';

/** What turning over a token of a kind does for the hero. */
export function tokenWorth(mind: Mind, kind: Discovery): number {
  const { hero } = mind;
  switch (kind) {
    case 'gold':
      return itemWorth(hero.level);
    case 'hearthstone':
    case 'rocket-boots':
    case 'traveling-merchant':
      return 0.12;
    case 'far-sight':
      return 0.03;
    case 'ambush':
      return -0.1;
    case 'false-map':
      return -0.15;
    case 'power-drain':
      return -Math.min(2, hero.hand.length) * cardWorth(mind);
    case 'disease':
      return -0.15;
    case 'bomb':
      return hero.damage + 2 >= healthIn(mind) ? -fallCost : -2 * pain(mind);
  }
}

/** What lies in a space, as far as the hero knows: half of what it has not seen is good, half is bad. */
export function tokensWorth(mind: Mind, space: SpaceId): number {
  const { table, hero } = mind;
  let worth = 0;
  for (const token of table.state.tokens) {
    if (token.space !== space) continue;
    worth += token.seenBy.includes(hero.seat) ? tokenWorth(mind, token.kind) : -0.08;
  }
  return worth;
}
