/** What the resources of a space are worth to a hero. A flight is worth where it leads to. */
import type { Resource } from '../../vocabulary/terms.ts';
import type { Mind } from '../mind.ts';
import { leastWorth } from './gear.ts';
import { cardWorth, healing, itemWorth } from './prices.ts';
import { openOnes } from './rivals.ts';

export const resourceWorth = (mind: Mind, resource: Exclude<Resource, 'flight-path'>): number =>
  worths[resource](mind);

const worths: { readonly [R in Exclude<Resource, 'flight-path'>]: (mind: Mind) => number } = {
  scroll: (mind) => (mind.hero.hand.length < 10 ? cardWorth(mind) : 0),
  // Everybody else may change a card.
  book: (mind) => (mind.hero.hand.length < 9 ? 2 * cardWorth(mind) - 0.03 : 0),
  'potion-small': (mind) => healing(mind, 1),
  'potion-large': (mind) => healing(mind, 2) + 0.12 * mind.hero.diseases,
  'place-discovery': (mind) => 0.05 + placingWorth(mind),
  'auction-house': (mind) => {
    const cards = mind.hero.backpack;
    return cards.length === 0 ? 0 : Math.max(0, 0.9 * itemWorth(mind.hero.level) - leastWorth(mind, cards));
  },
  'quest-giver': ({ table, hero }) =>
    hero.quests.length < 2 && table.state.eliteQuests.length > 0 ? 0.6 : 0,
};

/** What quests give for a token that is placed. */
export function placingWorth({ table, hero }: Mind): number {
  let worth = 0;
  for (const active of hero.quests) {
    for (const { is } of openOnes(table, active)) {
      if (is === 'place-discoveries') worth += 0.4;
      if (is === 'discoveries-found') worth += 0.3;
    }
  }
  return worth;
}
