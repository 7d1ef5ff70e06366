import type { CardId } from '../vocabulary/ids.ts';
import { isInReach } from './round-cards.ts';
import type { Situation } from './situation.ts';

/** Early where somebody can be hit at once, late where the monsters have yet to come. */
export function leadingCard(s: Situation, options: readonly string[]): string {
  const initiative = (card: string): number => s.g.content.cards.get(card as CardId)?.initiative ?? 99; // options are cards
  const sorted = options.toSorted((one, other) => initiative(one) - initiative(other));
  return (isInReach(s) ? sorted[0] : sorted.at(-1)) ?? '';
}
